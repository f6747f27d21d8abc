import { productName } from '@medley/messages/titles'
import { readOperator } from '../../operator.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './privacy-policy.messages.ts'

export const privacyTexts: Translation<typeof english.privacyTexts> = {
  title: 'Datenschutzerklärung',
}

const { name: operator, contactEmail } = readOperator()

export const privacyPolicy: typeof english.privacyPolicy = [
  {
    parts: [
      `Hier steht, was ${productName} über dich weiß, wofür das gebraucht wird und was du dagegen tun kannst. Die Erklärung gehört zu den `,
      { to: 'termsAndConditions', text: 'Nutzungsbedingungen' },
      operator === null ? '.' : `. Verantwortlich ist ${operator}.`,
    ],
  },
  { heading: 'Was wir speichern' },
  {
    points: [
      'Was du beim Anlegen deines Kontos angibst: Benutzername, E-Mail-Adresse und Passwort.',
      'Deinen Namen und ein Profilbild, wenn du sie hinzufügst.',
      'Was du auf der Seite tust: Bewertungen, Rezensionen, Kommentare, Likes, Freundschaften, Blockierungen, Listen, Lieblingswerke, Meldungen und die Werke, die du als gesehen, gelesen oder gehört markiert oder dir gemerkt hast.',
      'Was du von anderswo importierst. Der Plan eines Imports wird 90 Tage lang aufgehoben, nur für dich; private Notizen in deinen Dateien werden nicht gelesen.',
      'Welche Rundmails dir geschickt wurden, 90 Tage lang.',
      'Wann dein Konto angelegt wurde und wann du zuletzt hier warst.',
    ],
  },
  {
    parts: [
      'Das Passwort wird nur als Hash gespeichert, der sich nicht zurückrechnen lässt. In den Protokollen des Servers stehen keine Passwörter, keine Anmeldetoken und keine Suchbegriffe.',
    ],
  },
  { heading: 'Wer es sehen kann' },
  {
    parts: [
      'Wenn du in den Einstellungen nichts anderes wählst, sind dein Benutzername, dein Name und Bild, deine Rezensionen, Kommentare, Freunde, öffentlichen Listen und die Werke, die du markiert hast, öffentlich: Alle können sie lesen, Suchmaschinen können dein Profil, deine Rezensionen und öffentlichen Listen finden, und ein Link darauf zeigt eine Vorschau. Du kannst das alles außer Namen und Bild auch nur Mitgliedern oder nur Freunden zeigen. Private Listen siehst nur du. Deine E-Mail-Adresse sieht niemand. Wen du blockierst, der sieht dein Profil nicht, solange er angemeldet ist, und ihr seht gegenseitig keine Rezensionen und Kommentare.',
    ],
  },
  { heading: 'Wofür es gebraucht wird' },
  {
    parts: [
      'Um die Seite zu betreiben: um Rezensionen zu zeigen, Freunde vorzuschlagen, Durchschnitte zu berechnen und dir wegen deines Kontos zu schreiben. Wir verkaufen deine Daten nicht und zeigen keine Werbung.',
    ],
  },
  { heading: 'Cookies und Speicher in deinem Browser' },
  {
    parts: [
      'Ein Cookie hält dich angemeldet. Ein anderes sagt fünf Sekunden lang, dass du gerade etwas geändert hast. In deinem Browser liegen außerdem, ob du die helle oder dunkle Ansicht gewählt hast, und Dateien der App, die für alle gleich sind, damit sie schneller öffnet und ohne Netz Bescheid sagen kann. Auch eine Rezension, die du noch nicht veröffentlicht hast, wird dort aufgehoben, bis du sie veröffentlichst, verwirfst oder dich abmeldest. Es gibt keine Cookies von Dritten und kein Tracking.',
    ],
  },
  { heading: 'Dritte' },
  {
    parts: [
      'Angaben und Bilder zu Werken stammen von einer Filmdatenbank, einem Bücherdienst, einem Podcastverzeichnis und einem Musikstreamingdienst. Wonach gesucht wird, fragt unser Server auch dort an, ebenso Werke eines Imports, die es hier noch nicht gibt; er verrät dabei nicht, wer fragt. Bilder können von deren Servern geladen werden, die dann wie jeder Webserver deine IP-Adresse sehen.',
    ],
  },
  { heading: 'Kinder' },
  {
    parts: [
      `${productName} ist nicht für Kinder unter 13 Jahren und speichert nicht wissentlich Daten über sie. Wenn du glaubst, dass ein Kind ein Konto hat, schreib uns, und wir entfernen es.`,
    ],
  },
  { heading: 'Deine Rechte' },
  {
    parts: [
      'Du kannst erfahren, was über dich gespeichert ist, es berichtigen lassen, eine Kopie bekommen oder dein Konto mit allem, was du gemacht hast, löschen lassen. Die Löschung gilt sofort und lässt sich nicht rückgängig machen.',
    ],
  },
  { heading: 'Änderungen und Kontakt' },
  {
    parts: [
      'Änderungen dieser Erklärung kündigen wir per E-Mail oder mit einem Hinweis auf der Seite an. Mit allem anderen schreib an ',
      { email: contactEmail },
      ' oder nimm das ',
      { to: 'feedback', text: 'Formular für Rückmeldungen' },
      '.',
    ],
  },
]
