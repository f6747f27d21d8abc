export const sourcesTexts = {
  title: 'Data sources',
  failed: 'The data sources could not be loaded',
  none: 'No online source is in use. Only the starter shelf answers.',
  states: { ok: 'Working', failing: 'Failing', unknown: 'Not used yet' },
  lastAnswer: (time: string) => `Last answer ${time}`,
  lastFailure: (time: string, fault: string) => `Last failure ${time}: ${fault}`,
}

/** Texts of the page of credits. */
export const creditsTexts = {
  title: 'Credits',
  link: 'Where this data comes from',
  lead: 'Medley builds on the work of others. Thank you.',
  shelf: 'The shelf that comes with Medley',
  sources: 'Online sources',
  noSources: 'None at the moment.',
  type: 'Typefaces and icons',
  typefaces: [
    {
      text: 'Newsreader by Production Type, under the SIL Open Font License 1.1',
      url: 'https://github.com/productiontype/Newsreader',
    },
    {
      text: 'Source Sans 3 by Adobe, under the SIL Open Font License 1.1',
      url: 'https://github.com/adobe-fonts/source-sans',
    },
    { text: 'Lucide icons, under the ISC License', url: 'https://lucide.dev/license' },
  ],
}

/** Text of each kind of source failure. */
const faults: Record<string, string> = {
  unreachable: 'it can’t be reached',
  timeout: 'it was too slow',
  throttled: 'it wants fewer calls',
  refused: 'it refused the key',
  failed: 'it reported an error',
  unreadable: 'its answer could not be read',
  'too-large': 'its answer was too large',
  'private-address': 'its address is not on the public network',
}

export function faultInWords(fault: string): string {
  return faults[fault] ?? fault
}
