/** Texts of the buttons for the marks of a review. */
export const markBarTexts = {
  bar: 'Format',
  bold: 'Bold',
  italic: 'Italics',
  quote: 'Quote',
  spoiler: 'Mark spoiler',
  page: 'Quote from page …',
  pageNumber: 'Page',
  insert: 'Insert quote',
  /** Below the words of a quote. */
  onPage: (page: string) => `p. ${page}`,
  preview: 'Preview',
  nothing: 'Nothing to preview yet',
}
