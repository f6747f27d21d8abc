/** Names that stand for several people. */
export const namesOfGroups = new Map<string, string[]>([
  ['Coen brothers', ['Joel Coen', 'Ethan Coen']],
  ['The Wachowskis', ['Lana Wachowski', 'Lilly Wachowski']],
  ['Andy Wachowski', ['Lilly Wachowski']],
  ['Russo brothers', ['Anthony Russo', 'Joe Russo']],
  ['Anna Boden and Ryan Fleck', ['Anna Boden', 'Ryan Fleck']],
  ['Raj Nidimoru and Krishna D.K.', ['Raj Nidimoru', 'Krishna D.K.']],
  ['Darren Lynn Bouseman', ['Darren Lynn Bousman']],
])

/**
 * The Academy nominated assistant directors from 1933 to 1937, and the list of
 * nominations gives them for these films; here are the directors.
 */
export const directorsOf = new Map<string, string[]>([
  ['Anthony Adverse (1936)', ['Mervyn LeRoy']],
  ['The Charge of the Light Brigade (1936)', ['Michael Curtiz']],
  ['David Copperfield (1935)', ['George Cukor']],
  ['The Garden of Allah (1936)', ['Richard Boleslawski']],
  ['Imitation of Life (1934)', ['John M. Stahl']],
  ['In Old Chicago (1937)', ['Henry King']],
  ['The Last of the Mohicans (1936)', ['George B. Seitz']],
  ['Les Miserables (1935)', ['Richard Boleslawski']],
  ['The Lives of a Bengal Lancer (1935)', ['Henry Hathaway']],
  ['Lost Horizon (1937)', ['Frank Capra']],
  ["A Midsummer Night's Dream (1935)", ['Max Reinhardt', 'William Dieterle']],
  ['San Francisco (1936)', ['W. S. Van Dyke']],
  ['Souls at Sea (1937)', ['Henry Hathaway']],
  ['A Star Is Born (1937)', ['William A. Wellman']],
])

/** Years that a list has wrong, by the title and the wrong year. */
export const misdated = new Map<string, number>([
  ['The Brutalist (2021)', 2024],
  ['Das Boot (1985)', 1981],
  ['Good Will Hunting (1987)', 1997],
])

/** Titles with letters lost on the way through a list, or in a spelling of their own. */
export const titleOf = new Map([
  ['License to Kill', 'Licence to Kill'],
  ['Per qualche dollaro in pi˘', 'For a Few Dollars More'],
  ['Ri¢hie Ri¢h', 'Richie Rich'],
  ['The Naked Gun 2Ω: The Smell of Fear', 'The Naked Gun 2½: The Smell of Fear'],
])

/** Television that the film lists carry, and short films that share a known film's title. */
export const leftOut = new Set([
  'Defiance (2008) Brian Vidal',
  "Garth Marenghi's Darkplace (2004) Richard Ayoade",
  'Friends: The Reunion (2021) Ben Winston',
  'Generation War (2013) Philipp Kadelbach',
  'House of the Dragon (2022) Miguel Sapochnik',
  'Insidious (2010) Brian Caunter',
  'Little Man (2006) Damon Maulucci',
  'North & South (2004) Brian Percival',
  'Pride and Prejudice (1995) Simon Langton',
  'The Gunman (2016) Paulette Victor-Lifton',
  'The Young Pope (2016) Paolo Sorrentino',
])
