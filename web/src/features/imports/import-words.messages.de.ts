export { importMessageTexts } from '@medley/messages/import-messages.de'
