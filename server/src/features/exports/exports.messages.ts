/** `README.txt` in the ZIP of an export. */
export const exportTexts = {
  readme: `Everything you made on Medley.

medley.json            All of it. Another Medley reads this ZIP as it is: Settings, Import.
profile-picture.webp   Your profile picture, if you have one.
letterboxd/            Your films for letterboxd.com/import: at most 1000 in each file.
goodreads/books.csv    Your books for goodreads.com, My Books, Import and export. Their shelves are your lists,
                       private ones as well.
trakt/                 Your films and episodes with their days, as Trakt itself exports them.
`,
}
