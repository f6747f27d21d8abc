/** Texts of filter words. */
export const filterWordTexts = {
  explanation:
    'A comment under your reviews with one of these words is shown to its author alone, and you are not notified.',
  label: 'Word or phrase',
  hint: 'Whole words; case and accents do not matter.',
  add: 'Add',
  words: 'Filtered words',
  none: 'You filter no words',
  added: (word: string) => `${word} is filtered`,
  remove: (word: string) => `Remove ${word}`,
  required: 'required',
  needsLetter: 'Must contain a letter or digit',
  tooLong: (max: number) => `Must be at most ${max} characters`,
  tooMany: (max: number) => `Must be at most ${max} words`,
  present: 'Is filtered already',
  failed: 'An error occurred',
  failedInside: 'It was not saved. What you wrote is still here.',
}
