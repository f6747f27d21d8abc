/** The sentences about an import, which the server names by code. */
export { importMessageTexts } from '@medley/messages/import-messages'
