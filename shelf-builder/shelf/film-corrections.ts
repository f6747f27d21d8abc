import type { ShelfWork } from './shelf-line.ts'

/** Names that stand for several people. */
export const namesOfGroups = new Map<string, string[]>([
  ['Coen brothers', ['Joel Coen', 'Ethan Coen']],
  ['The Wachowskis', ['Lana Wachowski', 'Lilly Wachowski']],
  ['Andy Wachowski', ['Lilly Wachowski']],
  ['Russo brothers', ['Anthony Russo', 'Joe Russo']],
  ['Anna Boden and Ryan Fleck', ['Anna Boden', 'Ryan Fleck']],
  ['Raj Nidimoru and Krishna D.K.', ['Raj Nidimoru', 'Krishna D.K.']],
  ['Darren Lynn Bouseman', ['Darren Lynn Bousman']],
  ['Lana', ['Lana Wachowski']],
  ['Larry Wachowski', ['Lana Wachowski']],
  ['Louis', ['Louis Lumière']],
  ['Tina "Bettina" Hirsh', ['Tina Hirsch']],
  ['Ben Jordan: Paranormal Investigator', []],
  ['Solanas', ['Fernando Solanas']],
  ['Getino', ['Octavio Getino']],
])

/** Names that a list has misspelt, or spells differently from the others. */
export const misspeltNames = new Map([
  ['FranÌ¤ois Girard', 'François Girard'],
  ['Jean-FranÌ¤ois Richet', 'Jean-François Richet'],
  ['Roland JoffÌ©', 'Roland Joffé'],
  ['Roland JoffÌÄå©', 'Roland Joffé'],
  ['Jean-Paul SalomÌ©', 'Jean-Paul Salomé'],
  ['Nikolai MÌÄå_llerschÌÄå¦n', 'Nikolai Müllerschön'],
  ['Frank C. SchrÌ¦der', 'Frank C. Schröder'],
  ['Charles BinamÌÄå©', 'Charles Binamé'],
  ['Dave Filoni II', 'Dave Filoni'],
  ['David Lych', 'David Lynch'],
  ['Joe Talbott', 'Joe Talbot'],
  ['Louis Mourneau', 'Louis Morneau'],
  ['Maria Shrader', 'Maria Schrader'],
  ['Mikio Anruse', 'Mikio Naruse'],
  ['Woo-Ping Yuen', 'Yuen Woo-ping'],
  ['Yuen Wo-Ping', 'Yuen Woo-ping'],
])

/** Words that lists give as a title of a film and that are none. */
export const noTitle =
  /^(?:extended edition|director'?s cut|special edition|unrated|tv series|parts 1 and 2|theatrical cut|final cut|[ivx]+|\d{1,2})$/i

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
  ['John Wick (2014)', ['Chad Stahelski', 'David Leitch']],
  ['The Last of the Mohicans (1936)', ['George B. Seitz']],
  ['Les Miserables (1935)', ['Richard Boleslawski']],
  ['The Lives of a Bengal Lancer (1935)', ['Henry Hathaway']],
  ['Lost Horizon (1937)', ['Frank Capra']],
  ["A Midsummer Night's Dream (1935)", ['Max Reinhardt', 'William Dieterle']],
  ['San Francisco (1936)', ['W. S. Van Dyke']],
  ['Terrified (1963)', ['Lew Landers']],
  ['Souls at Sea (1937)', ['Henry Hathaway']],
  ['A Star Is Born (1937)', ['William A. Wellman']],
  // One list has one of the directors, another one the other, or one that made a remake.
  ['Monsters, Inc. (2001)', ['Pete Docter', 'David Silverman', 'Lee Unkrich']],
  ['Polyester (1981)', ['John Waters']],
  ['Supernova (2000)', ['Walter Hill', 'Francis Ford Coppola']],
  ['Superman II (1980)', ['Richard Lester', 'Richard Donner']],
  ['Superman II (1981)', ['Richard Lester', 'Richard Donner']],
  ['The Last Kiss (2006)', ['Tony Goldwyn']],
])

/** Years that a list has wrong, by the title and the wrong year. */
export const misdated = new Map<string, number>([
  ['The Brutalist (2021)', 2024],
  ['City of God (2003)', 2002],
  ['The Good, the Bad and the Ugly (1967)', 1966],
  ['Once Upon a Time in the West (1969)', 1968],
  ['Y tu mamá también (2002)', 2001],
  ['Das Boot (1985)', 1981],
  ['Good Will Hunting (1987)', 1997],
])

/** Titles with letters lost on the way through a list, or in a spelling of their own. */
export const titleOf = new Map([
  ['License to Kill', 'Licence to Kill'],
  ['Per qualche dollaro in pi˘', 'For a Few Dollars More'],
  ['Che (2008)', 'Che: Part Two'],
  ['WALL-E', 'WALL·E'],
  ['Ri¢hie Ri¢h', 'Richie Rich'],
  ['The Naked Gun 2Ω: The Smell of Fear', 'The Naked Gun 2½: The Smell of Fear'],
])

/** Titles that no list gives and that people know a film by, by title and year. */
export const alsoTitled = new Map<string, string[]>([
  ['Friday the 13th Part III (1982)', ['Friday the 13th Part 3']],
  ["Federico Fellini's 8-1/2 (1963)", ['8½', '8 1/2']],
])

/** Assistant directors whom the list of nominations gives for films of 1932 to 1937. */
export const assistantDirectors = new Set([
  'Al Alleborn',
  'Arthur Jacobson',
  'Ben Silvey',
  'Bunny Dull',
  'C. C. Coleman Jr.',
  'C. C. Coleman, Jr.',
  'Charles Barton',
  'Charles Dorian',
  'Clem Beauchamp',
  'Cullen Tate',
  'Dewey Starkey',
  'Dolph Zimmer',
  'Edward Killy',
  'Eric Stacey',
  'Eric G. Stacey',
  'Frank X. Shaw',
  'Fred Fox',
  'Gordon Hollingshead',
  'Hal Walker',
  'Jack Sullivan',
  'John S. Waters',
  'John Waters',
  'Joseph H. McDonough',
  'Joseph Newman',
  'Orville O. Dull',
  'Paul Wing',
  'Percy Ikerd',
  'Phil Karlstein',
  'Robert Webb',
  'Russ Saunders',
  'Scott Beal',
  'Sherry Shourds',
  'Sidney S. Brod',
  'William Cannon',
  'William H. Cannon',
  'William J. Reiter',
  'William Reiter',
  'William Tummel',
])

/** Films that two lists name too differently for a rule; the first name is kept. */
export const sameFilms = new Map<string, string[]>([
  ['Bound (1996) Lana Wachowski', ['Bound (1996)']],
  ['Chappaquiddick (2018) John Curran', ['Chappaquiddick (2017)']],
  ['City of God (2002) Fernando Meirelles', ['City of God (2002)']],
  ['Cleopatra (1934) Cecil B. DeMille', ['Cleopatra (1934)']],
  ['Force majeure (2014) Ruben Östlund', ['Turist (2014)']],
  [
    'Ghost Dog: The Way of the Samurai (1999) Jim Jarmusch',
    ['Ghost Dog: Way of the Samurai (2000) Jim Jarmusch'],
  ],
  ['High Society (1956) Charles Walters', ['High Society (1956)']],
  ['I Am Not Your Negro (2017) Raoul Peck', ['I Am Not Your Negro (2016)']],
  ["L'Âge d'or (1930) Luis Buñuel", ["L'âge d'or (1930)"]],
  ['La Jetée (1963) Chris Marker', ['La jetée (1962)']],
  ['Le Voyage dans la Lune (1902) Georges Méliès', ['A Trip to the Moon (1902)']],
  [
    "Mickey's Christmas Carol (1983)",
    ["Mickey's Christmas Carol (1983) Burny Mattinson", "Mickey's Christmas Carol (1983)"],
  ],
  ['Mou gaan dou (2002)', ['Wu jian dao (2002) Andrew Lau Wai-keung']],
  ['Mou gaan dou (2002) Andrew Lau', ['Wu jian dao (2002) Andrew Lau Wai-keung']],
  [
    'Speed Racer (2008) Lana Wachowski',
    ['Speed Racer (2008)', 'Speed Racer (2008) The Wachowski Sisters'],
  ],
  [
    'Steamboat Bill, Jr. (1928) Buster Keaton',
    ['Steamboat Bill, Jr. (1928)', 'Steamboat Bill, Jr. (1928) Charles F. Riesner'],
  ],
  [
    "The Band's Visit (2007) Eran Kolirin",
    ["The Band's Visit (2007)", "The Band's Visit (2007) Eran Korilin"],
  ],
  [
    'The Boy in the Striped Pyjamas (2008) Mark Herman',
    ['The Boy in the Striped Pyjamasss (2008) Mark Herman'],
  ],
  [
    'The Chronicles of Narnia: The Lion, the Witch and the Wardrobe (2005) Andrew Adamson',
    [
      'The Chronicles of Narnia: The Lion, the Witch and the Wardrobe or Narnia (2005) Andrew Adamson',
    ],
  ],
  ['The Ghost Writer (2010) Roman Polanski', ['The Ghost (2009) Roman Polanski']],
  [
    'The United States vs. Billie Holiday (2021) Lee Daniels',
    ['The United States vs. Billie Holiday (2020)'],
  ],
  ['The White Tiger (2021) Ramin Bahrani', ['The White Tiger (2020)']],
  ['Un chien andalou (1928) Luis Buñuel', ['Un chien andalou (1929)']],
  ['Finding ʻOhana (2021)', ['Finding ‘Ohana (2021) Jude Weng']],
  ['The Magician of Lublin (1980)', ['The Magician of Lublin (1979) Menahem Golan']],
  ['The Swimmer (1968) Frank Perry', ['The Swimmer (1968) Academy Award-nominated']],
  ['Viva Villa! (1934)', ['Viva Villa! (1934) Jack Conway']],
])

/** True if a film of a former edition is one that `sameFilms` joins to another. */
export function isJoined(former: ShelfWork, film: ShelfWork): boolean {
  return sameFilms.get(nameOf(film))?.includes(nameOf(former)) ?? false
}

const nameOf = ({ title, released, creators }: ShelfWork) =>
  `${title} (${released?.slice(0, 4)}) ${creators[0] ?? ''}`.trim()

/** Television that the film lists carry, and short films that share a known film's title. */
export const leftOut = new Set([
  'Beauty and the Beast 3D (2012)',
  'Twin Peaks (1990)',
  'Twin Peaks: The Return (2017)',
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
