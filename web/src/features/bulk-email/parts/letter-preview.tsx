import { bulkEmailTexts } from '@medley/texts/bulk-email'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import styles from './letter-preview.module.css'

export interface Letter {
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

/** The letter as mail programs show it, with and without HTML; renders nothing before there is any. */
export function LetterPreview({ subject, htmlTemplate, plaintextTemplate }: Letter) {
  if (htmlTemplate.trim() === '' && plaintextTemplate.trim() === '') return null
  return (
    <section className={layout['stack-2']} aria-label={bulkEmailTexts.preview}>
      <h2 className={typography['title-l']}>{bulkEmailTexts.preview}</h2>
      <p className={typography['soft-small']}>{bulkEmailTexts.previewNote}</p>
      <p className={typography['name']}>{subject}</p>
      <div className={styles['versions']}>
        {/* Nothing in it runs, and it cannot reach the page. */}
        <iframe
          className={styles['page']}
          sandbox=""
          srcDoc={withoutStyles(htmlTemplate)}
          title={bulkEmailTexts.htmlTemplate}
        />
        <pre className={styles['plain']}>{plaintextTemplate}</pre>
      </div>
    </section>
  )
}

/** The page's security policy refuses inline styles and pictures from elsewhere in the frame, too. */
function withoutStyles(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll('style, link, script, meta')) element.remove()
  for (const element of body.querySelectorAll('[style], [src], [srcset], [background]')) {
    for (const name of ['style', 'src', 'srcset', 'background']) element.removeAttribute(name)
  }
  return body.innerHTML
}
