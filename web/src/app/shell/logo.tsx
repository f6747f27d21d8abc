import { readOperator } from '../../operator.ts'
import styles from './logo.module.css'

/** Five spines on a shelf, one per kind of work, that make an M. */
export function LogoMark() {
  return (
    <svg className={styles['mark']} viewBox="0 0 24 20" aria-hidden="true">
      <rect x="0" y="0" width="4" height="20" rx="1" />
      <rect x="5" y="4.5" width="4" height="15.5" rx="1" />
      <rect className={styles['middle']} x="10" y="9" width="4" height="11" rx="1" />
      <rect x="15" y="4.5" width="4" height="15.5" rx="1" />
      <rect x="20" y="0" width="4" height="20" rx="1" />
    </svg>
  )
}

/** The mark and the name of the instance; the caller wraps it in a link. */
export function Logo() {
  return (
    <span className={styles['logo']}>
      <LogoMark />
      <span>{readOperator().instance}</span>
    </span>
  )
}
