import { useTheme } from '../../theme/theme.ts'
import styles from './intro.module.css'

export type IntroPictureName = 'feed' | 'profile' | 'rate' | 'work'

/** The size in pixels of every picture of a device; `tools/pictures/intro-pictures.ts` takes them. */
const sizes = { desktop: [1400, 938], phone: [780, 1360] } as const

const files: Record<string, string> = import.meta.glob('./intro-pictures/*.avif', {
  eager: true,
  query: '?url',
  import: 'default',
})

interface IntroPictureProps {
  name: IntroPictureName
  alt: string
  /** Loads with the page instead of lazily. */
  soon: boolean
}

/** A screenshot in the current theme; portrait on phones. */
export function IntroPicture({ name, alt, soon }: IntroPictureProps) {
  const { scheme } = useTheme()
  const file = (device: keyof typeof sizes) =>
    files[`./intro-pictures/${name}-${device}-${scheme}.avif`]
  const [phoneWidth, phoneHeight] = sizes.phone
  const [width, height] = sizes.desktop
  return (
    <picture className={styles['picture']}>
      <source
        media="(width < 600px)"
        srcSet={file('phone')}
        width={phoneWidth}
        height={phoneHeight}
      />
      <img
        src={file('desktop')}
        alt={alt}
        width={width}
        height={height}
        loading={soon ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}
