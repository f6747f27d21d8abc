import { plural } from '../../lib/locale.ts'

/** Texts of the form for what members say about themselves. */
export const profileTextsTexts = {
  bio: 'In one sentence',
  left: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
  place: 'Place',
  link: 'Link',
  linkStart: 'https://',
  invalidLink: 'Must be an address like https://example.com',
  pronouns: 'Pronouns',
  pronounsHint: 'As you want them shown, such as she/her',
  save: 'Save',
  saved: 'Profile updated',
  failed: 'An error occurred',
}
