import type { Translation } from '../../lib/translation.ts'
import type * as english from './provider-return.messages.ts'

export const returnTexts: Translation<typeof english.returnTexts> = {
  connect: (provider) => `Mit ${provider} verbinden`,
  connected: (provider) => `Mit ${provider} verbunden`,
  confirm: (provider) =>
    `Ein Konto hier hat deine E-Mail-Adresse. Bestätige, dass es deins ist, um es mit ${provider} zu verbinden.`,
  prove: 'Bestätige, dass du es bist',
  proveBy: (provider) => `Mit ${provider} bestätigen`,
  proveHint: (provider) =>
    `Bei ${provider} meldest du dich noch einmal an. Danach bist du wieder hier und kannst zehn Minuten lang weitermachen.`,
  proved: 'Bestätigt. Du kannst jetzt weitermachen.',
  cancel: 'Abbrechen',
  back: 'Zurück',
  backToLogin: 'Zurück zur Anmeldung',
  backToSettings: 'Zurück zu den Einstellungen',
  cancelled: (provider) => `Du hast bei ${provider} abgebrochen. Nichts hat sich geändert.`,
  expired: 'Das hat zu lange gedauert oder war schon erledigt. Bitte fang noch einmal an.',
  refused: (provider) =>
    `${provider} hat nicht bestätigt, wer du bist. Bitte versuch es noch einmal.`,
  taken: (provider) => `Dieser Zugang bei ${provider} gehört zu einem anderen Konto.`,
  addressTaken: (provider) =>
    `Ein anderes Konto hat deine E-Mail-Adresse. Wenn es deins ist, melde dich dort an und verbinde ${provider} in den Einstellungen.`,
  addressMissing: (provider) =>
    `Willkommen! ${provider} kennt deine E-Mail-Adresse nicht. Welche darf Medley verwenden?`,
  address: 'E-Mail',
  addressHint: 'Du bekommst einen Link, um sie zu bestätigen. Auf deinem Profil steht sie nicht.',
  addressInvalid: 'Ungültige E-Mail-Adresse',
  addressUsed:
    'Ein anderes Konto hat diese Adresse. Wenn es deins ist, melde dich dort an und verbinde es.',
  addressBlocked: 'An diese Adresse dürfen keine E-Mails geschickt werden.',
  goOn: 'Konto anlegen',
  joinClosed: 'Hier werden keine neuen Konten angelegt.',
  invitationEnded: 'Diese Einladung gilt nicht mehr, deshalb wurde kein Konto angelegt.',
}
