import type { Medium } from '@medley/contract/values/medium'
import { BookOpen, Disc3, Film, type LucideIcon, Podcast, Tv } from 'lucide-react'

const icons: Record<Medium, LucideIcon> = {
  film: Film,
  tvShow: Tv,
  book: BookOpen,
  album: Disc3,
  podcast: Podcast,
}

type MediumIconProps = {
  medium: Medium
  /** Accessible name; without it the icon is decorative. */
  label?: string
}

/** A medium's icon. */
export function MediumIcon({ medium, label }: MediumIconProps) {
  const Icon = icons[medium]
  return <Icon {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })} />
}
