import styles from './wizard.module.css'

/** How one gets the files out of Letterboxd. */
export function HowToExport() {
  return (
    <div className={styles['how']}>
      <h2 className={styles['heading']}>One Letterboxd file, step by step</h2>
      <p>
        On Letterboxd open Settings, then Data, choose Export your data, and unpack the file that
        comes. Its csv files are uploaded here one at a time.
      </p>
      <p>
        Take reviews.csv first and diary.csv after it for the whole story, or ratings.csv for one
        rating per film; together they would enter many films twice. watched.csv marks films as
        watched and adds no reviews. You see everything before it is saved, and a file that is
        uploaded again is not saved again.
      </p>
    </div>
  )
}
