import { Poster } from '../ui/pictures/poster.tsx'
import styles from './kitchen.module.css'
import { squareSamples, tallSamples } from './sample-works.ts'

export function CoversSection() {
  return (
    <section className={styles['section']} id="covers">
      <h2>Covers</h2>
      <div className={styles['tall']}>
        {tallSamples.map((work) => (
          <Poster key={work.title} {...work} />
        ))}
      </div>
      <div className={styles['square']}>
        {squareSamples.map((work) => (
          <Poster key={work.title} {...work} />
        ))}
      </div>
      <div className={styles['tiny']}>
        {[...tallSamples, ...squareSamples].map((work) => (
          <Poster key={work.title} {...work} decorative />
        ))}
      </div>
    </section>
  )
}
