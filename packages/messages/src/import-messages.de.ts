import type { ImportMessageTexts } from './import-messages.ts'

/** The German texts of `import-messages.ts`. */
export const importMessageTexts: ImportMessageTexts = {
  fieldCount: ({ fields, header }) =>
    `Die Zeile hat ${fields} ${fields === 1 ? 'Feld' : 'Felder'}, die Kopfzeile ${header}`,
  headerAgain: 'Eine wiederholte Kopfzeile',
  mergeMark: 'Eine Markierung, die vom Zusammenführen zweier Fassungen der Datei übrig ist',
  openQuote:
    'Ein Anführungszeichen wird nicht geschlossen, deshalb ist der Rest der Datei nicht lesbar',
  endlessRow: 'Eine Zeile hört nicht auf, deshalb ist der Rest der Datei nicht lesbar',
  titleMissing: 'Der Titel fehlt',
  scoreMissing: 'Die Bewertung fehlt',
  scoreRange: ({ max }) => `Die Bewertung liegt nicht zwischen 0 und ${max}`,
  halfStars: '„Rating“ ist keine Bewertung von 0,5 bis 5 in halben Sternen',
  noDate: ({ column }) => `„${column}“ wurde nicht gelesen: kein Datum wie 2024-05-01`,
  futureDate: ({ column }) => `„${column}“ wurde nicht gelesen: liegt in der Zukunft`,
  eitherDate: ({ column }) =>
    `Von „${column}“ wurde nur das Jahr gelesen: Tag und Monat sind nicht zu unterscheiden`,
  noYear: '„Year“ ist keine Jahreszahl wie 2024',
  noScore: ({ column, max }) =>
    `„${column}“ wurde nicht gelesen: keine Bewertung über 0 und bis ${max}`,
  noKnownId: ({ column }) =>
    `„${column}“ wurde nicht gelesen: weder eine Kennung von IMDb oder TMDB noch eine ISBN`,
  mediumUnknown:
    'In der Zeile steht nicht, ob es ein Film, eine Serie, ein Buch, ein Album oder ein Podcast ist',
  listsMax: ({ max }) => `In keine Liste aufgenommen: Es werden nur die ersten ${max} angelegt`,
  noImdbId: '„Const“ ist keine Kennung wie tt0111161',
  unreadableItem: 'Der Eintrag ist nicht lesbar',
  unreadableTime: 'Der Zeitpunkt wurde nicht gelesen: keiner wie 2024-05-01T12:00:00Z',
  futureTime: 'Der Zeitpunkt wurde nicht gelesen: er liegt in der Zukunft',
  unknownStatus: 'Der Lesestatus ist unbekannt',
  earlierReadings: 'Wann du ein abgebrochenes Buch früher gelesen hast, wird nicht übernommen',
  episode: 'Eine Folge, deren Serie die Datei nicht nennt',
  showOfEpisode: 'Eine Folge: Ihre Serie kommt in die Liste',
  podcastEpisode: 'Eine Folge: Übernommen werden ganze Podcasts, nicht ihre Folgen',
  partOfShow:
    'Teil einer Serie: Übernommen werden nur nummerierte Staffeln und Folgen, die gesehen oder bewertet sind',
  noEpisodeNumber: 'Staffel oder Nummer der Folge fehlt',
  markedTogether: 'Zusammen mit anderen abgehakt, daher ohne Tag',
  neitherSeenNorSaved: 'Weder gesehen noch gemerkt',
  neitherReadNorSaved: 'Weder gelesen noch gemerkt noch auf einer Liste',
  neitherRatedNorWished: 'Weder bewertet noch rezensiert noch auf der Wunschliste',
  unnamedReference:
    'Nicht alles, worauf die Rezension verweist, nennt die Datei beim Namen: Dort steht „…“',
  fewTracks: ({ tracks, of }) =>
    `Höchstens ${tracks} der ${of} Stücke wurden an einem Tag gespielt: Ein Album zählt ab 60 %`,
  entryIfKnown: 'Die Folge bleibt erhalten, wenn Medley sie kennt',
  remarkReply: 'Eine Antwort bleibt bei der Anmerkung, zu der sie gehört',
  seasonComment: 'Ein Kommentar zu einer Staffel: Übernommen werden die zu Serien und Folgen',
  trailer: 'Ein Trailer oder eine Vorschau',
  otherProfiles: ({ own }) => `Aus anderen Profilen; importiert wird nur ${own}`,
  underTenMinutes: 'Kürzer als zehn Minuten abgespielt',
  sameViewing: 'Gehört zu dem, was du am selben Tag gesehen hast',
  byEpisodes: 'Eine Staffel: Übernommen werden ihre Folgen',
  unfinishedPart: 'Eine Staffel oder Folge, die nicht zu Ende gesehen wurde',
  partOfManga: 'Ein Kapitel oder Band: Übernommen werden nur ganze Mangas',
  track: 'Ein einzelner Titel: Übernommen werden nur ganze Alben',
  comic: 'Ein Comic',
  videoGame: 'Ein Videospiel',
  musicVideo: 'Ein Musikvideo',
  neitherFilmNorShow: 'Weder Film noch Serie',
  youTubeChannel: 'Ein YouTube-Kanal',
  blog: 'Ein Blog oder Nachrichtenfeed',
  nothingKept: 'Nichts, was Medley aufbewahrt',
  deletedThere: 'Dort hast du es gelöscht',
  emptyComment: 'Der Kommentar ist leer',
  listRow: 'Eine Liste hat nur eine eigene Zeile',
  privateNotes: 'Private Notizen werden nicht gelesen',
  privateThere: 'Dort privat, deshalb nicht übernommen',
  seenAsProfile: 'Dort sahen es nur Follower: Hier sehen es alle, denen du zeigst, was du tust',
  inPrivateList:
    'Dort privat: in einer privaten Liste, und was du dazu gesagt hast, in ihrer Anmerkung',
  seasonReview:
    'Der Text zu einer Staffel wird nicht übernommen: Die Datei nennt keine ihrer Folgen',
  savedNote: 'Die Notiz zu einem gemerkten Werk wird nicht übernommen',
  savedScore: 'Die Bewertung wird nicht importiert: laut Tabelle bist du damit nicht fertig',
  untold: 'Die Tabelle sagt nicht, ob du es gesehen, gelesen oder gehört hast',
  untoldEpisode: 'Eine Folge, die du laut Tabelle nicht gesehen hast',
  episodeText: 'Der Text zu einer Folge wird nicht importiert',
  keptAsShow: 'Eine Staffel oder Folge: Gemerkt oder eingetragen wird ihre Serie',
  placeOfViewing: 'Wo du es gesehen hast, wird nicht übernommen',
  placeOfNote: 'Die Stelle, zu der die Notiz gehört, hat das Werk hier nicht',
  notForAll: 'Dort konnten es nicht alle sehen',
  noCatalog: 'Der Titel steht in catalog.ndjson: Wähle auch diese Datei',
  tagsOfRead: 'Schlagwörter werden nur von Gesehenem, Gelesenem und Gehörtem übernommen',
  plays: 'Wiederholungen werden übernommen, wo der Verlauf ihr Datum nennt',
  secondReview: 'Eine zweite Rezension vom selben Tag',
  sameEntry: 'Sie hat dieselbe Adresse wie eine andere Zeile, deren Text und Datum gelten',
  keptAsWatched: 'Ohne Bewertung: als gesehen übernommen',
  scoreOfReview: ({ score }) => `Es zählt die Bewertung der Rezension: ${german(Number(score))}`,
  otherRowScore: ({ score }) => `Eine andere Zeile deiner Dateien gab ${score} von 10: Sie gilt`,
  seenAlready: 'Schon gesehen, gelesen oder gehört',
  skipped: 'Ausgelassen',

  unnamedReviews: 'In der Datei steht nicht, zu wessen Rezensionen sie gehören',
  notPublic: 'Sie waren nicht mehr öffentlich, als die Datei geschrieben wurde',
  staysBehind: 'Das bleibt in dem Medley, aus dem es kommt',
  invalidHere: 'Das ist hier nicht möglich',
  sharedMax: ({ max }) => `Höchstens ${german(max)} werden gelesen`,
  reviewNotHere: 'Diese Rezension gibt es hier nicht, oder du darfst sie nicht sehen',
  listNotHere: 'Diese Liste gibt es hier nicht, oder du darfst sie nicht sehen',
  workNotHere: 'Dieses Werk gibt es hier nicht',
  nobody: 'Niemand hier heißt so',
  wordless: 'Darin sind weder Buchstaben noch Ziffern',
  full: 'Du hast die Höchstzahl erreicht',
  fullReview: 'Diese Rezension hat schon die Höchstzahl an Kommentaren',
  unasked: 'Zu einer Freundschaft gehören zwei: Schick eine Freundschaftsanfrage',
  befriended:
    'Zwischen euch gibt es eine Freundschaft oder Anfrage: Blockiere das Mitglied in seinem Profil',

  comment: ({ title }) => `Kommentar: ${title}`,
  like: ({ title }) => `Gefällt dir: ${title}`,
  friend: ({ username }) => `Freund: ${username}`,
  mute: ({ username }) => `Stummgeschaltet: ${username}`,
  block: ({ username }) => `Blockiert: ${username}`,
  hiddenWork: ({ title }) => `Nichts für mich, auch nicht auf der Startseite: ${title}`,
  dismissedWork: ({ title }) => `Nichts für mich: ${title}`,
  filterWord: ({ word }) => `Filterwort: ${word}`,
  goal: ({ year }) => `Ziel: ${year}`,
  profileText: ({ text }) => `Über dich: ${text}`,
  pinnedReview: ({ title }) => `Angeheftete Rezension: ${title}`,
  publishedYear: ({ year }) => `Veröffentlichtes Jahr: ${year}`,
  comments: ({ count }) => `Kommentare (${german(count)})`,
  likes: ({ count }) => `Likes (${german(count)})`,
  listLikes: ({ count }) => `Likes für Listen (${german(count)})`,
  friends: ({ count }) => `Freunde (${german(count)})`,
  mutes: ({ count }) => `Stummgeschaltete Mitglieder (${german(count)})`,
  blocks: ({ count }) => `Blockierte Mitglieder (${german(count)})`,
  hiddenWorks: ({ count }) => `Ausgeblendete Werke (${german(count)})`,
  dismissedWorks: ({ count }) => `Nichts für mich (${german(count)})`,
  filterWords: ({ count }) => `Filterwörter (${german(count)})`,
  goals: ({ count }) => `Ziele (${german(count)})`,
  publishedYears: ({ count }) => `Veröffentlichte Jahre (${german(count)})`,
  sentWorks: ({ count }) => `An Freunde geschickte oder erhaltene Werke (${german(count)})`,
  shelfWorks: ({ count }) => `Werke in den Regalen deines Profils (${german(count)})`,
  leftOutWorks: ({ count }) => `Aus einem Jahr ausgelassene Werke (${german(count)})`,
  switches: ({ count }) =>
    `Einstellungen zu Benachrichtigungen und Sichtbarkeit (${german(count)})`,

  deletedAtLetterboxd: 'bei Letterboxd gelöscht',
  orphanedAtLetterboxd: 'Letterboxd hat dazu keinen Film mehr',
  likesAtLetterboxd: 'Likes für Beiträge anderer bei Letterboxd',
  commentsAtLetterboxd: 'Kommentare unter Rezensionen bei Letterboxd',
  profileAtLetterboxd: 'ein Profil wird nicht importiert',
  otherAtGoodreads: 'Nichts, was gelesen oder bewertet wurde',
  otherAtTrakt: 'Nichts, was gesehen, bewertet oder in einer Liste ist',
  errorsAtTrakt: 'Diese Teile konnte Trakt nicht exportieren: Fordere den Export noch einmal an',
  otherAtTvTime: 'Nichts Gesehenes, Bewertetes oder Gemerktes, das nicht in anderen Zeilen steht',
  unreadAtTvTime:
    'Nicht gelesen: Importiert wird nur, was du gesehen, gemerkt, bewertet und gelistet hast',
  unknownVote: 'Die Datei sagt nicht, wie viele Sterne diese Stimme bedeutet',
  besideTracking:
    'Manche Titel stehen in den Dateien tracking-prod-records: Wähle diese Dateien zusammen',
  idElsewhere: 'Die Datei nennt nur eine Nummer bei einem Dienst, den Medley nicht fragt',
  otherAtNetflix: 'Nichts, was gesehen, bewertet oder in „Meine Liste“ ist',
  otherAtRyot: 'Trainings, Messwerte, Personen und Reihen werden nicht übernommen',
  privateAtTvTime: 'Nicht geöffnet: Darin können Passwörter, Adressen, Geräte oder Freunde stehen',
  otherAtNeodb: 'Frühere Stände und Namen von Schlagwörtern',
  besideJournal: 'Zusammen mit journal.ndjson gelesen',
  keyOfAccount: 'Nicht geöffnet: Darin steht der geheime Schlüssel deines Kontos',
  otherPlays: ({ short, albumless, undated, incognito, audiobook = 0, other }) => {
    const counted = [
      [short, 'unter 30 Sekunden'],
      [albumless, 'ohne Album'],
      [undated, 'ohne Tag'],
      [incognito, 'aus privaten Sitzungen'],
      [audiobook, 'von Hörbüchern'],
      [other, 'ohne Titel'],
    ] as const
    const parts = counted.filter(([count]) => count > 0)
    const among = parts.map(([count, what]) => `${german(count)} ${what}`).join(', ')
    return `Einzelne Stücke: Ein Album gilt an Tagen als gehört, an denen du mindestens vier und 60 % seiner Stücke gespielt hast${among && `. Darunter sind ${among}`}`
  },
  otherAtListenBrainz:
    'Stücke, die du liebst, hasst oder angeheftet hast: Übernommen werden ganze Alben',
  otherAtSpotify: 'Nicht geöffnet: Gelesen wird nur der Verlauf dessen, was du gehört hast',

  emptyFile: 'Die Datei ist leer',
  unknownFile:
    'Diese Datei kennen wir nicht. Wähle den Export so, wie du ihn vom Dienst bekommen hast. Die erste Zeile einer CSV-Datei muss ihre Spalten nennen',
  watchedOrToWatch:
    'Gesehene und gemerkte Filme sehen gleich aus. Gib der Datei den Namen watched.csv oder watchlist.csv',
  missingColumns: ({ columns }) => `Es fehlen Spalten: ${columns}`,
  otherColumns: 'Die Datei hat nicht die Spalten, die du benannt hast. Wähle sie noch einmal',
  damagedJson: 'Die Datei ist beschädigt. Exportiere sie noch einmal',
  noSubscriptions: 'In der Datei stehen keine Abonnements',
  damagedXml: 'Die Datei ist beschädigt. Exportiere sie noch einmal',
  newerMedley: ({ path }) =>
    `Die Datei ist beschädigt oder von einem neueren Medley (${path}). Exportiere sie noch einmal`,
  noText: 'Das ist keine Textdatei. Wähle eine CSV-, JSON- oder ZIP-Datei',
  blankFile: 'Die Datei ist beschädigt: Sie enthält nichts. Exportiere sie noch einmal',
  noUnicode:
    'Das ist kein Text in UTF-8. Speichere die Datei als „CSV UTF-8“, oder wähle den Export, wie du ihn heruntergeladen hast',
  letterNotUnicode:
    'Ein Zeichen ist nicht in UTF-8. Speichere die Datei als „CSV UTF-8“, oder wähle den Export, wie du ihn heruntergeladen hast',
  tableNotUnicode: 'Die Datei ist kein Text in UTF-8',
  readAsWindows:
    'Die Datei ist nicht in UTF-8 und wurde als Windows-1252 gelesen. Sieh nach, ob die Zeichen stimmen',
  someAsWindows:
    'Einige Zeichen sind nicht in UTF-8 und wurden als Windows-1252 gelesen. Sieh nach, ob sie stimmen',
  nulsDropped: ({ count }) =>
    `Sie enthält ${count.toLocaleString('de')} NUL-Zeichen, das erste in dieser Zeile. Sie wurden weggelassen, der Rest wurde gelesen`,
  mergedVersions:
    'Zwei Fassungen der Datei wurden versehentlich zusammengeführt, und beide wurden gelesen. Wähle eine Fassung oder exportiere noch einmal, falls du das nicht möchtest',
  endsAtOpenQuote:
    'Ein Anführungszeichen wird nicht geschlossen, deshalb ist der Rest der Datei nicht lesbar. Exportiere sie noch einmal, oder korrigiere diese Zeile',
  endsAtEndlessRow:
    'Eine Zeile hört nicht auf, deshalb ist der Rest der Datei nicht lesbar. Exportiere sie noch einmal, oder korrigiere diese Zeile',
  openQuoteAt: ({ line }) =>
    `Die Zeile ${line} ist nicht lesbar: Ihre Anführungszeichen werden nicht geschlossen`,
  endlessRowAt: ({ line }) => `Die Zeile ${line} ist nicht lesbar: Sie ist zu lang`,
  cellsMax: ({ max }) => `Eine Zeile hat mehr als ${german(max)} Felder`,
  rowsMax: ({ max }) => `Es sind mehr als ${german(max)} Zeilen. Importiere sie in Teilen`,
  rowsMaxIn: ({ max, file }) =>
    `Es sind mehr als ${german(max)} Zeilen, die letzten davon in ${file}. Importiere sie in Teilen`,
  noFiles: 'Darin ist keine CSV- oder JSON-Datei',
  tooLarge: 'Das ist zu groß zum Lesen. Importiere es in Teilen oder in einer kleineren Datei',
  totalMax: ({ megabytes }) =>
    `Zusammen mehr als ${german(megabytes)} MB. Wähle weniger Dateien auf einmal`,
  zipInZip: 'Ein ZIP in einem ZIP wird nicht gelesen. Entpacke das äußere und wähle es',
  zipFilesMax: ({ max }) =>
    `Es enthält mehr als ${german(max)} Dateien. Entpacke es und wähle die CSV-Dateien`,
  zipLocked: 'Es ist mit einem Passwort geschützt. Entpacke es und wähle die Dateien',
  zipOutside: 'Ihr Pfad führt aus dem ZIP hinaus: Sie wurde nicht gelesen',
  zipDamaged:
    'Das ZIP ist beschädigt. Exportiere noch einmal, oder entpacke es und wähle die Dateien darin',
  zipRatio: ({ file }) =>
    `${file} darin sieht nach einer ZIP-Bombe aus. Wähle das ZIP, wie du es heruntergeladen hast`,
  zipFileMax: ({ file, megabytes }) =>
    `${file} darin ist größer als ${german(megabytes)} MB. Importiere sie in Teilen`,
  zipTotalMax: ({ file, megabytes }) =>
    `Entpackt ist es größer als ${german(megabytes)} MB, gezählt bis ${file}. Entpacke es und wähle seine Dateien in Teilen`,

  changedSince: 'Du hast es seither geändert',
  changedOrReviewed: 'Du hast es seither geändert, oder eine Rezension von dir gehört dazu',
  markedSince:
    'Es gibt noch eine Rezension oder einen Tagebucheintrag dazu, oder du hast es noch einmal markiert',
  listChangedSince: 'Du hast sie seither geändert oder etwas hinzugefügt',
  addedAgain: 'Du hast es noch einmal auf die Liste gesetzt',
}

function german(number: number): string {
  return number.toLocaleString('de')
}
