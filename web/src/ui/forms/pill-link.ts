import styles from './pill-link.module.css'

/** The class of a link with round ends, one of a few; the one with `aria-current` is filled. */
export const pillLinkClass: string | undefined = styles['link']
