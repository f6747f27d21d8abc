import { type ImportSource, importSources } from '@medley/contract/transfer/import-sources'
import { publicPaths } from '@medley/contract/paths'
import { whatComesOver } from '@medley/messages/what-comes-over'
import { type Html, html } from '../../../lib/html.ts'
import type { PageTexts } from './words.ts'

const proseOf = (...content: Html[]): string =>
  html`<div class="boot-page boot-prose">${content}</div>`.markup

/** The index of the services that a history can come from, until the app renders. */
export function sourcesContent({ screenTitles, importSources: texts }: PageTexts): string {
  const items = importSources.map(
    (source) =>
      html`<li><a href="${publicPaths.comingFrom(source)}">${texts.names[source]}</a></li>`,
  )
  return proseOf(
    html`<h1>${screenTitles['/coming-from']}</h1>`,
    html`<ul>
      ${items}
    </ul>`,
  )
}

/** The page about a service, until the app renders. */
export function sourceContent(
  { titles, importSources: texts, createAccount, importNow }: PageTexts,
  source: ImportSource,
): string {
  const { comes, stays } = whatComesOver[source]
  const { page } = texts
  const rows = comes.map((kind) => {
    const [there, here] = texts.kinds[kind]
    return html`<tr>
      <th scope="row">${there}</th>
      <td>${here}</td>
    </tr>`
  })
  return proseOf(
    html`<h1>${titles.comingFrom({ service: texts.namesInSentences[source] })}</h1>`,
    html`<p>${page.lead}</p>`,
    html`<p>
      <a class="boot-button" href="/create-account">${createAccount}</a
      ><a class="boot-button boot-quiet" href="/import-data">${importNow}</a>
    </p>`,
    html`<h2>${page.how}</h2>`,
    html`<p>${texts.ways[source]}</p>`,
    html`<h2>${page.comes}</h2>`,
    html`<table>
      <tr>
        <th scope="col">${page.there}</th>
        <th scope="col">${page.here}</th>
      </tr>
      ${rows}
    </table>`,
    html`<h2>${page.stays}</h2>`,
    html`<p>${[...stays.map((rest) => `${texts.rests[rest]}.`), page.everyRow].join(' ')}</p>`,
  )
}
