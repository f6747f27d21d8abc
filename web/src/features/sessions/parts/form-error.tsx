import styles from './session-form.module.css'

/** Why the form could not be sent; announced when it appears. */
export function FormError({ text }: { text: string | null }) {
  return (
    <p className={styles['error']} role="alert">
      {text}
    </p>
  )
}
