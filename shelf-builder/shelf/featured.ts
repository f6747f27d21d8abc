import type { ShelfWork } from './shelf-line.ts'

/** An editorial choice of works to show first, with the year where several have the title. */
const featuredShows = [
  'The Wire',
  'The Sopranos',
  'Breaking Bad',
  'Twin Peaks',
  'Mad Men',
  'Fargo',
  'The Americans',
  'Deadwood',
  'Six Feet Under',
  'The Leftovers',
  'Game of Thrones',
  'Stranger Things',
  'Better Call Saul',
  'The X-Files',
  'Battlestar Galactica',
  'Black Mirror',
  'The Crown',
  'Westworld',
  'Lost',
  'House',
  'Sherlock',
  'Friday Night Lights',
  "The Handmaid's Tale",
  'The West Wing',
  'True Detective',
]

const featuredBooks: string[] = []

const featuredAlbums = [
  'Kind of Blue',
  'Blue (1971)',
  'Pet Sounds',
  "What's Going On",
  'The Miseducation of Lauryn Hill',
  'OK Computer',
  'Songs in the Key of Life',
  'Purple Rain',
  'Abbey Road',
  'Rumours',
  'Nevermind',
  'Lemonade (2016)',
  'To Pimp a Butterfly',
  'London Calling',
  'A Love Supreme',
  'Remain in Light',
  'Blonde on Blonde',
  'Born to Run',
  'Hounds of Love',
  'Illmatic',
  'Folklore',
  'Horses (1975)',
  'Graceland',
  'Homogenic',
]

const featuredPodcasts = [
  'This American Life',
  'Radiolab',
  'Serial',
  '99% Invisible',
  'The Daily',
  'Heavyweight',
  'Fresh Air',
  'The Moth',
  'In Our Time',
  'Pop Culture Happy Hour',
  'Great Lives',
  'How Did This Get Made?',
  'World Book Club',
  'History Hour',
  'Kermode Uncut',
  'From Our Own Correspondent',
  'Food Programme',
  'Writers and Company',
  'Radio 3 Essay',
  'Reith Lectures',
  'Word of Mouth',
  'Witness',
  '60-Second Science',
  'The Treatment',
  'Ideas',
  'Le masque et la plume',
  'Wikiradio',
  'Last Word',
]

const featuredFilms = [
  'The Godfather (1972)',
  'Parasite (2019)',
  'Spirited Away (2001)',
  'Pulp Fiction (1994)',
  'In the Mood for Love (2000)',
  'Alien (1979)',
  'Moonlight (2016)',
  '2001: A Space Odyssey (1968)',
  'Get Out (2017)',
  'Jaws (1975)',
  'Vertigo (1958)',
  'Paris, Texas (1984)',
  'Lady Bird (2017)',
  'Casablanca (1942)',
  'Taxi Driver (1976)',
  'Do the Right Thing (1989)',
  'Back to the Future (1985)',
  'Blade Runner (1982)',
  'Goodfellas (1990)',
  'The Shawshank Redemption (1994)',
  'Psycho (1960)',
  'The Silence of the Lambs (1991)',
  'Fargo (1996)',
  'Titanic (1997)',
]

export const featured: Record<string, readonly string[]> = {
  film: featuredFilms,
  tvShow: featuredShows,
  book: featuredBooks,
  album: featuredAlbums,
  podcast: featuredPodcasts,
}

/** Works of the demonstration, which has to find them among the first of their medium. */
const demonstrated: Record<string, readonly string[]> = {
  film: ['Chef', 'Paterson', 'The Death of Stalin'],
  tvShow: ['Inspector Montalbano'],
  book: ['Stoner', 'How to Cook Everything: Simple Recipes for Great Food'],
  album: ['Koyaanisqatsi (Soundtrack from the Motion Picture)', 'Virtual XI'],
  podcast: [
    'Bookworm',
    "Gardeners' Question Time",
    'Grownups Read Things They Wrote as Kids',
    'Inheritance Tracks',
    'Irish Noir',
    'Langsam gesprochene Nachrichten | Deutsch lernen',
    'Letter from America: the early years (1940s, 1950s and 1960s)',
    'Nerd Poker',
    'Un été avec Proust',
    'Vertigo',
    'Wireless Nights with Jarvis Cocker',
  ],
}

/** Moves the works of the demonstration forward to at least this place. */
const placeOfDemonstration = 350

export function demonstratedForward(medium: string, works: ShelfWork[]): ShelfWork[] {
  const titles = demonstrated[medium] ?? []
  const moved = titles.flatMap((title) => works.find((work) => work.title === title) ?? [])
  const late = moved.filter((work) => works.indexOf(work) >= placeOfDemonstration)
  const others = works.filter((work) => !late.includes(work))
  return [...others.slice(0, placeOfDemonstration), ...late, ...others.slice(placeOfDemonstration)]
}

/** Moves the works with these titles, or titles and years, to the front in this order. */
export function featuredFirst(works: ShelfWork[], titles: readonly string[]): ShelfWork[] {
  const places = new Map(titles.map((title, index) => [title.toLowerCase(), index]))
  const placeOf = ({ title, released }: ShelfWork) => {
    const name = title.toLowerCase()
    const dated = `${name} (${released?.slice(0, 4)})`
    return places.get(dated) ?? places.get(name) ?? titles.length
  }
  return works.toSorted((one, other) => placeOf(one) - placeOf(other))
}
