import { productName } from '@medley/messages/titles'
import { readOperator } from '../../operator.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './terms-and-conditions.messages.ts'

export const termsTexts: Translation<typeof english.termsTexts> = { title: 'Nutzungsbedingungen' }

const { name: operator, contactEmail, state } = readOperator()
const we = operator === null ? '' : `${operator}, `

export const termsAndConditions: typeof english.termsAndConditions = [
  {
    parts: [
      `Diese Bedingungen sind die Vereinbarung zwischen dir und ${we}dem Betreiber von ${productName} („wir“). Wenn du ein Konto anlegst oder die Seite benutzt, nimmst du sie an. Wenn du das nicht willst, benutze die Seite bitte nicht.`,
    ],
  },
  { heading: `Wer ${productName} benutzen darf` },
  {
    parts: [
      `${productName} ist nicht für Kinder unter 13 Jahren. Wenn du ein Konto anlegst, erklärst du, dass du mindestens 13 Jahre alt bist und, wo das Recht deines Landes mehr verlangt, dass deine Eltern einverstanden sind. Ein Konto, das einem Kind unter 13 gehört, wird entfernt.`,
    ],
  },
  { heading: 'Dein Konto' },
  {
    parts: [
      'Du sicherst zu, dass deine Angaben zu dir aktuell, richtig und wahr sind und dass du sie so hältst. Behalte dein Passwort für dich: Was über dein Konto geschieht, gilt als von dir getan, bis du uns sagst, dass jemand anderes daran gekommen ist.',
    ],
  },
  { heading: 'Was du schreibst' },
  {
    parts: [
      'Deine Rezensionen, Kommentare und Listen bleiben deine. Du erlaubst uns, sie zu speichern und anderen zu zeigen, solange sie auf der Seite sind. Wenn du sie oder dein Konto löschst, endet diese Erlaubnis.',
    ],
  },
  { parts: ['Du verpflichtest dich, nichts zu veröffentlichen, das'] },
  {
    points: [
      'hasserfüllt, bedrohlich, belästigend, pornografisch oder rechtswidrig ist;',
      'Privates über andere preisgibt;',
      'Urheber- oder Markenrechte verletzt;',
      'Werbung oder Spam ist oder täuschen oder einem Computer schaden soll.',
    ],
  },
  { heading: 'Null Toleranz' },
  {
    parts: [
      'Anstößige Inhalte und missbräuchliches Verhalten dulden wir nicht. Anstößige Inhalte werden entfernt, und wer andere missbraucht oder belästigt, wird mit allem entfernt, was er veröffentlicht hat. Rezensionen, Kommentare und Mitglieder lassen sich dort melden, wo sie erscheinen; jede Meldung sieht sich ein Mensch an.',
    ],
  },
  { heading: 'Sperrung und Kündigung' },
  {
    parts: [
      'Konten oder Verkäufer, die gegen diese Bedingungen verstoßen, dürfen wir jederzeit sperren oder kündigen, wenn nötig ohne Ankündigung. Du kannst diese Vereinbarung jederzeit beenden, indem du dein Konto in den Einstellungen löschst.',
    ],
  },
  { heading: 'Verkäufe unter Mitgliedern' },
  {
    parts: [
      `${productName} ist an keinem Verkauf unter Mitgliedern beteiligt. Waren, die ein Mitglied anbietet, gehören uns nicht; wir prüfen, empfehlen und gewährleisten sie nicht und übernehmen keine Verantwortung für ihre Qualität, Sicherheit, Rechtmäßigkeit und Lieferung und für die Wahrheit ihrer Beschreibung. Streit über solche Waren ist Sache zwischen Käufer und Verkäufer.`,
    ],
  },
  { heading: 'Keine Gewährleistung' },
  {
    parts: [
      'Die Seite wird so bereitgestellt, wie sie ist und wie sie verfügbar ist, ohne ausdrückliche oder stillschweigende Gewährleistung. Angaben zu Werken stammen von Dritten und können falsch sein; Bewertungen und Rezensionen sind die Meinung derer, die sie geschrieben haben.',
    ],
  },
  { heading: 'Grenzen der Haftung' },
  {
    parts: [
      'Soweit das Recht es erlaubt, haften wir nicht für indirekte, beiläufige, besondere oder Folgeschäden, nicht für Strafschadensersatz und nicht für entgangenen Gewinn oder verlorene Daten durch die Nutzung der Seite. Unsere Haftung für alle Ansprüche zusammen ist auf einhundert US-Dollar begrenzt. Wo das Recht eine solche Grenze nicht erlaubt, gilt sie so weit, wie das Recht reicht.',
    ],
  },
  { heading: 'Freistellung' },
  {
    parts: [
      'Du stellst uns von Ansprüchen, Schäden und Kosten frei, einschließlich angemessener Anwaltskosten, die aus dem entstehen, was du veröffentlichst, aus deiner Nutzung der Seite oder aus deinem Verstoß gegen diese Bedingungen.',
    ],
  },
  { heading: 'Anwendbares Recht' },
  {
    parts: [
      `Für diese Bedingungen gilt das Recht des Bundesstaats ${state}, Vereinigte Staaten, ohne dessen Kollisionsrecht.`,
    ],
  },
  { heading: 'Streitigkeiten' },
  {
    parts: [
      'Kommt es zum Streit, versuchen du und wir ihn zuerst in einer unverbindlichen Mediation vor einer Mediatorin oder einem Mediator beizulegen; jede Seite trägt ihre eigenen Kosten und die Hälfte des Honorars. Gelingt das nicht binnen sechzig Tagen, darf jede Seite vor Gericht gehen. Zweierlei muss nicht auf die Mediation warten: Jede Seite darf vor ein zuständiges Gericht für geringfügige Forderungen gehen, und jede darf bei jedem Gericht eine einstweilige Verfügung zum Schutz ihrer Rechte beantragen.',
    ],
  },
  { heading: 'Salvatorische Klausel' },
  {
    parts: [
      'Hält ein Gericht einen Teil dieser Bedingungen für unwirksam, bleibt der Rest in Kraft, und an die Stelle des unwirksamen Teils tritt, was seinem Zweck am nächsten kommt.',
    ],
  },
  { heading: 'Änderungen' },
  {
    parts: [
      'Änderungen dieser Bedingungen kündigen wir per E-Mail oder mit einem Hinweis auf der Seite an, bevor sie gelten. Wer die Seite danach weiter benutzt, nimmt sie an.',
    ],
  },
  { heading: 'Kontakt' },
  {
    parts: [
      'Schreib an ',
      { email: contactEmail },
      ' oder nimm das ',
      { to: 'feedback', text: 'Formular für Rückmeldungen' },
      '. Wie wir mit deinen Daten umgehen, steht in der ',
      { to: 'privacyPolicy', text: 'Datenschutzerklärung' },
      '.',
    ],
  },
]
