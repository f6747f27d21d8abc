import { type importSourceTexts as english, sourceNames } from './import-sources.ts'
import { productName } from './titles.de.ts'

export const importSourceTexts: typeof english = {
  names: {
    ...sourceNames,
    podcasts: 'Eine Podcast-App (OPML)',
    table: 'Eine eigene Tabelle',
    medley: 'Ein anderes Medley',
  },
  namesInSentences: {
    ...sourceNames,
    podcasts: 'einer Podcast-App',
    table: 'einer eigenen Tabelle',
    medley: 'einem anderen Medley',
  },
  page: {
    lead: 'Was du dort hast, kommt mit, wie es ist. Du siehst einen Plan, bevor etwas gespeichert wird, entscheidest, wo wir unsicher sind, und kannst alles rückgängig machen.',
    how: 'So kommst du an deine Datei',
    comes: 'Was mitkommt',
    there: 'Dort',
    here: `Auf ${productName}`,
    stays: 'Was nicht mitkommt',
    everyRow: 'Jede andere Zeile kommt an, oder du erfährst, warum nicht.',
  },
  groups: {
    screen: 'Filme und Serien',
    books: 'Bücher',
    sound: 'Musik und Podcasts',
    mixed: 'Alles andere',
  },
  ways: {
    letterboxd:
      'Settings, Data, Export your data. Das ZIP, wie es ist, oder eine einzelne CSV-Datei daraus.',
    goodreads: 'My Books, Import and export, Export Library. Eine CSV-Datei.',
    storygraph: 'Manage Account, Manage Your Data, Export. Eine CSV-Datei.',
    imdb: 'Deine Bewertungen, deine Watchlist oder eine Liste, dann Export. Je eine CSV-Datei; nimm alle zusammen.',
    trakt: 'Settings, Data, Export. Das ZIP, wie es ist.',
    tvTime:
      'TV Time hat im Juli 2026 geschlossen. Wenn du noch das ZIP mit deinen Daten oder das JSON eines Exporters hast, nimm es, wie es ist. Dateien mit Passwörtern, Geräten, Adressen und Freunden werden nicht einmal geöffnet.',
    netflix:
      'Konto, dein Profil, Titelverlauf, alles herunterladen. Oder fordere eine Kopie deiner Daten an: ViewingActivity.csv darin sagt auch, wie lange du geschaut hast, und du kannst das Profil wählen.',
    myanimelist:
      'Deine Liste, Export, dann Anime oder Manga. Die gepackte XML-Datei, wie sie ist; gern auch beide zusammen.',
    yamtrack: 'Settings, Export Data. Eine CSV-Datei.',
    ryot: 'In den Einstellungen gibt es einen Export von allem als JSON-Datei.',
    watcharr: 'In den Einstellungen gibt es einen Export deiner Liste als JSON-Datei.',
    movary:
      'In den Einstellungen deines Kontos gibt es Verlauf, Bewertungen und Watchlist als CSV. Nimm alle drei zusammen.',
    neodb:
      'In den Einstellungen deines Kontos gibt es einen Export als CSV oder NDJSON. Das ZIP, wie es ist.',
    simkl:
      'In den Einstellungen gibt es eine Sicherung, als JSON im ZIP oder als CSV. Nimm das ZIP, wie es ist.',
    anilist:
      'Fordere in den Einstellungen deines Kontos deine Daten an. Eine JSON-Datei mit Nummern statt Titeln; wir schlagen sie nach.',
    rateYourMusic:
      'Auf deinem Profil dort gibt es einen Export deiner Bewertungen. Eine CSV-Datei.',
    lastfm:
      'Last.fm selbst hat keinen Export. Werkzeuge anderer schreiben deine Scrobbles als CSV; nimm diese Datei.',
    listenbrainz: 'Settings, Export data. Das ZIP, wie es ist.',
    spotify:
      'Konto, Datenschutz: Fordere den erweiterten Streamingverlauf an, in dem die Alben stehen. Er kommt nach einigen Tagen; nimm das ZIP, wie es ist.',
    hardcover:
      'In den Einstellungen deines Kontos gibt es einen Export deiner Bibliothek. Eine CSV-Datei.',
    libraryThing: 'Import/Export, dann als Text mit Tabulatoren. Eine Datei.',
    calibre: 'Bücher konvertieren, Katalog erstellen, als CSV. Eine Datei.',
    openReads: 'In den Einstellungen gibt es eine Sicherung, die auch eine CSV-Datei sein kann.',
    bookwyrm: 'In den Einstellungen deines Kontos gibt es einen Export deiner Bücher als CSV.',
    podcasts:
      'Fast jede Podcast-App gibt ihre Abos als OPML-Datei heraus: AntennaPod, Pocket Casts, Overcast, gPodder und andere.',
    table:
      'Jede CSV-Datei mit einem Werk oder einer Folge in jeder Zeile: aus einer Tabellenkalkulation oder von einem Dienst ohne Export, wie Musicboard es war, als es verschwand.',
    medley: 'Einstellungen, Deine Daten. Das ZIP, wie es ist.',
  },
  kinds: {
    halfStars: ['Bewertungen in halben Sternen', 'Bewertungen von 1 bis 10, genau'],
    wholeStars: ['Bewertungen von einem bis fünf Sternen', 'Bewertungen von 2 bis 10, genau'],
    quarterStars: [
      'Bewertungen in Viertelsternen',
      'Bewertungen von 1 bis 10; was dazwischen liegt, wird gerundet, und du siehst, welche',
    ],
    points: ['Bewertungen von 1 bis 10', 'Dieselben Bewertungen'],
    decimals: [
      'Bewertungen bis 10 mit Komma',
      'Bewertungen von 1 bis 10; was dazwischen liegt, wird gerundet, und du siehst, welche',
    ],
    hundred: [
      'Bewertungen bis 100',
      'Bewertungen von 1 bis 10; was dazwischen liegt, wird gerundet, und du siehst, welche',
    ],
    reviews: ['Rezensionen', 'Rezensionen mit ihrem Datum'],
    thoughts: ['Gedanken', 'Rezensionen'],
    comments: ['Kommentare', 'Rezensionen'],
    watchedDays: ['Gesehenes und wann', 'Tage im Tagebuch, auch wenn du etwas wieder gesehen hast'],
    readDays: ['Gelesenes und wann', 'Tage im Tagebuch'],
    episodes: ['Gesehene Folgen', 'Dieselben Folgen, mit ihrem Tag, wo er bekannt ist'],
    watchlist: ['Die Watchlist', 'Gemerkt'],
    toRead: ['Bücher, die du lesen willst', 'Gemerkt'],
    going: ['Angefangenes', 'Woran du gerade bist'],
    halted: ['Abgebrochenes und Pausiertes', 'Abgebrochen oder pausiert'],
    lists: ['Listen', 'Listen'],
    shelves: ['Eigene Regale', 'Listen'],
    tags: ['Schlagwörter', 'Schlagwörter im Tagebuch'],
    notes: ['Notizen zu einer Seite oder Folge', 'Anmerkungen an dieser Stelle'],
    episodeComments: ['Kommentare zu Folgen', 'Anmerkungen bei diesen Folgen'],
    episodeRatings: ['Bewertungen von Folgen', 'Bewertungen derselben Folgen'],
    finishedDays: ['Beendetes und wann', 'Tage im Tagebuch'],
    favorites: ['Favoriten', 'Eine Liste'],
    library: ['Deine Bibliothek', 'Eine Liste'],
    toldReading: [
      'Was eine eigene Spalte oder ein Schlagwort gelesen nennt',
      'Gelesen, mit dem Tag, wenn er dasteht',
    ],
    wishes: ['Die Wunschliste', 'Gemerkt'],
    plays: ['Gehörte Titel', 'Gehörte Alben, an Tagen, an denen du das meiste davon gehört hast'],
    subscriptions: ['Abonnierte Podcasts', 'Podcasts, an denen du gerade bist'],
    columns: [
      'Titel, Jahr, Urheber, Bewertung, Datum, Text, Schlagwörter, Staffel und Folge, wie auch immer die Spalten heißen',
      'Bewertungen, Rezensionen, Tage im Tagebuch und Schlagwörter: Du sagst einmal, was in welcher Spalte steht',
    ],
    thumbs: [
      'Sterne und Daumen: runter, hoch und zwei hoch',
      'Bewertungen: für die Daumen 3, 7 und 10 Punkte',
    ],
    privateThere: [
      'Was dort nur du siehst',
      'Eine private Liste mit deiner Bewertung und deinem Text, oder ein privater Stand',
    ],
    everything: ['Alles, was du dort gemacht hast', 'Dasselbe hier'],
  },
  rests: {
    social: 'Likes, Kommentare und Follower',
    privateNotes: 'Private Notizen; sie werden nicht gelesen',
    games: 'Videospiele und Comics; die hat Medley nicht',
    votes: 'Reaktionen auf Folgen und Kommentare',
    secrets:
      'Dateien mit Passwörtern, Geräten, Adressen und Freunden: Sie werden am Namen erkannt und nie entpackt',
    accountKey: 'Der geheime Schlüssel deines Kontos; er wird nie gelesen',
    brief: 'Trailer und was du weniger als zehn Minuten geschaut hast',
    profiles: 'Andere Profile als das, das du wählst',
    fitness: 'Trainings und Messwerte',
    tracks: 'Einzelne Titel und Alben, von denen du wenig gehört hast',
    devices: 'Podcast-Folgen, Geräte und Adressen',
    copies: 'Exemplare, die du besitzt, und was sie gekostet haben',
    descriptions: 'Die Klappentexte der Verlage und die Bücher selbst',
    feeds: 'Adressen von Feeds, denn in bezahlten steht ein Schlüssel von dir',
    otherFeeds: 'Blogs und Videokanäle unter deinen Feeds',
    empty: 'Zeilen ohne Titel',
    places: 'Die Orte, an denen du geschaut hast',
  },
}
