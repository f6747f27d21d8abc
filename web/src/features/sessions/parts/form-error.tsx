import styles from './session-form.module.css'

/** A form's error; announced when it appears. */
export function FormError({ text }: { text: string | null }) {
  return (
    <p className={styles['error']} role="alert">
      {text}
    </p>
  )
}
