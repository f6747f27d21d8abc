export { importMessageTexts } from '@medley/contract/import-messages.de'
