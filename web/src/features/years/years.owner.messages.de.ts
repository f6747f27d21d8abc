import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.owner.messages.ts'

export const ownerTexts: Translation<typeof english.ownerTexts> = {
  private: 'Das siehst nur du.',
  privateHint: 'Veröffentliche es, um den Link zu teilen.',
  public: 'Veröffentlicht.',
  publicHint: 'Alle, denen du zeigst, was du machst, sehen es.',
  publish: 'Veröffentlichen',
  unpublish: 'Nicht mehr zeigen',
  published: 'Dein Jahr ist veröffentlicht',
  unpublished: 'Dein Jahr siehst jetzt nur noch du',
  publishFailed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  leaveOut: 'Weglassen',
  leaveOutOf: (title) => `${title} weglassen`,
  takeBack: 'Zurückholen',
  takeBackOf: (title) => `${title} zurückholen`,
  leftOut: 'Aus deinem Jahr weggelassen',
  takenBack: 'Wieder in deinem Jahr',
  leaveOutFailed: 'Das konnte nicht gespeichert werden. Bitte versuch es noch einmal.',
  choose: 'Was darin vorkommt',
  chooseHint: 'Was du weglässt, kommt in keiner Szene und auf keinem Bild vor.',
  chooseOpen: 'Werke auswählen',
  leftOutCount: (count) =>
    plural(count, { one: '# Werk ist weggelassen', other: '# Werke sind weggelassen' }),
  noPicture: 'Das dürfen nicht alle sehen, deshalb gibt es kein Bild davon.',
}
