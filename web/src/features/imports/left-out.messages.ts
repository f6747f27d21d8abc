/** Columns of the CSV file of what an import left out. */
export const csvTexts = {
  title: 'Title',
  year: 'Year',
  creators: 'Creators',
  file: 'File',
  line: 'Line',
  reason: 'Reason',
}
