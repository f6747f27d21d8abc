export const sourcesTexts = {
  title: 'Data sources',
  failed: 'The data sources could not be loaded',
  none: 'No source on the network is in service. The starter shelf answers alone.',
  states: { ok: 'Answers', failing: 'Fails', unknown: 'Not asked yet' },
  searched: 'Searched: our own shelf,',
  searchedAlone: 'Searched: our own shelf',
  lastAnswer: (time: string) => `Last answer ${time}`,
  lastFailure: (time: string, fault: string) => `Last failure ${time}: ${fault}`,
}

/** Text of each kind of source failure. */
const faults: Record<string, string> = {
  unreachable: 'it cannot be reached',
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
