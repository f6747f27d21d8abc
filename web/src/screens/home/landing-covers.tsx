import { titlesTexts } from '@medley/texts/titles'
import type { CoverMotif } from '../../ui/pictures/cover.tsx'
import { Poster } from '../../ui/pictures/poster.tsx'
import styles from './landing.module.css'

interface Shown {
  title: string
  subtitle: string
  label: string
  motif: CoverMotif
}

const film = { label: titlesTexts.mediumNames.film, motif: 'reel' } as const
const show = { label: titlesTexts.mediumNames.tvShow, motif: 'screen' } as const
const book = { label: titlesTexts.mediumNames.book, motif: 'page' } as const
const album = { label: titlesTexts.mediumNames.album, motif: 'disc' } as const
const podcast = { label: titlesTexts.mediumNames.podcast, motif: 'wave' } as const

/** The wall's three shelves, each offset from the next. */
const shelves: readonly (readonly Shown[])[] = [
  [
    { title: 'Parasite', subtitle: 'Bong Joon-ho', ...film },
    { title: 'Kind of Blue', subtitle: 'Miles Davis', ...album },
    { title: 'Beloved', subtitle: 'Toni Morrison', ...book },
  ],
  [
    { title: 'In Our Time', subtitle: 'BBC Radio 4', ...podcast },
    { title: 'In the Mood for Love', subtitle: 'Wong Kar-wai', ...film },
    { title: 'The Wire', subtitle: '', ...show },
  ],
  [
    { title: 'One Hundred Years of Solitude', subtitle: 'Gabriel García Márquez', ...book },
    { title: 'Blue', subtitle: 'Joni Mitchell', ...album },
    { title: 'Paris, Texas', subtitle: 'Wim Wenders', ...film },
  ],
]

/** Decorative illustration; the text beside it says the same. */
export function CoverWall() {
  return (
    <div className={styles['wall']} aria-hidden="true">
      {shelves.map((shelf) => (
        <div key={shelf[0]?.title} className={styles['shelf']}>
          {shelf.map(({ title, subtitle, label, motif }) => (
            <Poster
              key={title}
              decorative
              title={title}
              subtitle={subtitle || undefined}
              label={label}
              motif={motif}
              shape={motif === 'disc' || motif === 'wave' ? 'square' : 'tall'}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
