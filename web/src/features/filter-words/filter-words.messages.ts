/** Texts of filter words. */
export const filterWordTexts = {
  heading: 'Words in comments',
  explanation:
    'A comment on your reviews with one of these words is only visible to its author, and you won’t be notified.',
  label: 'Word or phrase',
  hint: 'Whole words. Case and accents don’t matter.',
  add: 'Add',
  words: 'Filtered words',
  none: 'You don’t filter any words',
  added: (word: string) => `${word} is now filtered`,
  remove: (word: string) => `Remove ${word}`,
  required: 'required',
  needsLetter: 'Must contain a letter or digit',
  tooLong: (max: number) => `Must be at most ${max} characters`,
  tooMany: (max: number) => `Must be at most ${max} words`,
  present: 'Already filtered',
  failed: 'An error occurred',
  failedInside: 'It wasn’t saved. What you wrote is still here.',
}
