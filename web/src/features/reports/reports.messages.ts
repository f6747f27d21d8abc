/** Texts of what opens the report popup. */
export const reportTexts = {
  report: 'Report',
  reportUser: 'Report User',
  titles: {
    user: 'Report User',
    review: 'Report Review',
    comment: 'Report Comment',
    list: 'Report List',
    work: 'Report Work',
    sentWork: 'Report Note',
    remark: 'Report Remark',
  },
  failed: 'An error occurred',
}
