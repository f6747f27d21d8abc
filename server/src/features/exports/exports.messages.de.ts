import type * as english from './exports.messages.ts'

export const exportTexts: typeof english.exportTexts = {
  readme: `Alles, was du auf Medley gemacht hast.

medley.json            Alles zusammen. Ein anderes Medley liest dieses ZIP, wie es ist: Einstellungen, Importieren.
profile-picture.webp   Dein Profilbild, wenn du eines hast.
letterboxd/            Deine Filme für letterboxd.com/import: höchstens 1000 in jeder Datei.
goodreads/books.csv    Deine Bücher für goodreads.com, My Books, Import and export. Die Regale darin sind deine
                       Listen, auch die privaten.
trakt/                 Deine Filme und Folgen mit ihren Tagen, wie Trakt selbst sie exportiert.
`,
}
