import type { CoverMotif } from '../ui/pictures/cover.tsx'

type Sample = {
  title: string
  subtitle?: string
  label: string
  motif: CoverMotif
  shape: 'tall' | 'square'
}

const film = (title: string, subtitle?: string): Sample => ({
  title,
  label: 'Film',
  motif: 'reel',
  shape: 'tall',
  ...(subtitle && { subtitle }),
})
const show = (title: string): Sample => ({
  title,
  label: 'TV Show',
  motif: 'screen',
  shape: 'tall',
})
const book = (title: string, subtitle: string): Sample => ({
  title,
  subtitle,
  label: 'Book',
  motif: 'page',
  shape: 'tall',
})
const album = (title: string, subtitle: string): Sample => ({
  title,
  subtitle,
  label: 'Album',
  motif: 'disc',
  shape: 'square',
})
const podcast = (title: string, subtitle: string): Sample => ({
  title,
  subtitle,
  label: 'Podcast',
  motif: 'wave',
  shape: 'square',
})

export const tallSamples: Sample[] = [
  film('In the Mood for Love', 'Wong Kar-wai'),
  film('Portrait of a Lady on Fire', 'Céline Sciamma'),
  film('Heat', 'Michael Mann'),
  film('2001: A Space Odyssey', 'Stanley Kubrick'),
  film('The Umbrellas of Cherbourg', 'Jacques Demy'),
  film('M', 'Fritz Lang'),
  film('Eternal Sunshine of the Spotless Mind', 'Michel Gondry'),
  film('Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb', 'Stanley Kubrick'),
  film('Parasite', 'Bong Joon-ho'),
  film('Paris, Texas', 'Wim Wenders'),
  film('Three Colours: Blue', 'Krzysztof Kieślowski'),
  film('Koyaanisqatsi', 'Godfrey Reggio'),
  show('Severance'),
  show('The Wire'),
  show('Twin Peaks'),
  show('Curb Your Enthusiasm'),
  show('Murder Rooms: Mysteries of the Real Sherlock Holmes'),
  show('24'),
  show('Battlestar Galactica'),
  show('Fleabag'),
  book('Middlemarch', 'George Eliot'),
  book('One Hundred Years of Solitude', 'Gabriel García Márquez'),
  book('The Left Hand of Darkness', 'Ursula K. Le Guin'),
  book('Beloved', 'Toni Morrison'),
  book('It', 'Stephen King'),
  book('The Unbearable Lightness of Being', 'Milan Kundera'),
  book('Slaughterhouse-Five', 'Kurt Vonnegut'),
  book(
    "Soccernomics: Why England Loses, Why Germany and Brazil Win, and Why the U.S., Japan, Australia, Turkey and Even Iraq Are Destined to Become the Kings of the World's Most Popular Sport",
    'Simon Kuper, Stefan Szymanski',
  ),
  book('Pale Fire', 'Vladimir Nabokov'),
  book('Mrs Dalloway', 'Virginia Woolf'),
]

export const squareSamples: Sample[] = [
  album('Kind of Blue', 'Miles Davis'),
  album('Blue', 'Joni Mitchell'),
  album('OK Computer', 'Radiohead'),
  album('The Miseducation of Lauryn Hill', 'Lauryn Hill'),
  album('Remain in Light', 'Talking Heads'),
  album('Songs in the Key of Life', 'Stevie Wonder'),
  album(
    "Tchaikovsky: 1812 Festival Overture, Op.49, Capriccio Italien & Beethoven: Wellington's Victory",
    'Antal Doráti & London Symphony Orchestra',
  ),
  album('Z', 'My Morning Jacket'),
  album('Promises', 'Floating Points, Pharoah Sanders & The London Symphony Orchestra'),
  album('Vespertine', 'Björk'),
  podcast('In Our Time', 'BBC Radio 4'),
  podcast('99% Invisible', 'Roman Mars'),
  podcast('Serial', 'This American Life'),
  podcast('Song Exploder', 'Hrishikesh Hirway'),
  podcast('You Must Remember This', 'Karina Longworth'),
  podcast('The Rest Is History', 'Goalhanger'),
]
