/** The sentences about an import, which the server names by code. */
export { importMessageTexts } from '@medley/contract/import-messages'
