import styles from './wizard.module.css'

/** How one gets the files out of Letterboxd. */
export function HowToExport() {
  return (
    <div className={styles['how']}>
      <p>
        Bring your films along. On Letterboxd open Settings, then Data, choose Export your data, and
        unpack the file that comes. Its csv files are uploaded here one at a time.
      </p>
      <p>
        Start with reviews.csv: its reviews bring their ratings and dates. Then diary.csv,
        ratings.csv and watched.csv add what is still missing. You see everything before it is
        saved, and a file that is uploaded twice is not saved twice.
      </p>
    </div>
  )
}
