import type { Medium } from '@medley/contract/medium'
import { publicPaths } from '@medley/contract/paths'
import {
  creatorWord,
  displayName,
  mediumNames,
  mediumPlurals,
  readableDate,
  tagline,
} from '@medley/contract/titles'
import { escapeHtml } from './pages.html.ts'
import type { LinkedWorkRow, ListRow, ReviewRow, WorkRow } from './pages.queries.ts'
import { shorten, wordsOf } from './pages.text.ts'
import { titleText } from './pages.words.ts'

/*
 * What stands on a page until the app draws it: its first sight as HTML, in the same place and type
 * (`web/src/theme/boot.css`). People without scripts and crawlers read it, too.
 */

const longestText = 700

/** A piece of HTML; only `html` below makes it. */
type Html = string & { readonly html: unique symbol }

/** Takes texts and pieces into HTML: what is not a piece is escaped. Line ends of its own fall away. */
function html(parts: TemplateStringsArray, ...values: readonly (string | Html[])[]): Html {
  const written = values.map((value) => (Array.isArray(value) ? value.join('') : escapeHtml(value)))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place where HTML is made
  return String.raw(
    { raw: parts.map((part) => part.replaceAll(/\s*\n\s*/g, '')) },
    ...written,
  ) as Html
}

const link = (path: string, text: string): Html => html`<a href="${encodeURI(path)}">${text}</a>`

const pageOf = (content: Html[]): Html => html`<div class="boot-page">${content}</div>`

export function landingContent(): string {
  return html`<section class="boot-hero">
    <div>
      <h1>${tagline}</h1>
      <p>
        <a class="boot-button" href="/create-account">Create Account</a
        ><a class="boot-button boot-quiet" href="/login">Login</a>
      </p>
    </div>
  </section>`
}

export function exploreContent(medium: Medium, works: readonly LinkedWorkRow[]): string {
  const items = works.map(
    (work) => html`<li>${[link(publicPaths.work(work), titleText(work.title))]}</li>`,
  )
  const covers = isSquare(medium) ? 'boot-square' : ''
  const grid = html`<ul role="list" class="boot-grid ${covers}">
    ${items}
  </ul>`
  return pageOf([html`<h1 class="boot-heading">${mediumPlurals[medium]}</h1>`, grid])
}

const isSquare = (medium: Medium): boolean => medium === 'album' || medium === 'podcast'

export function workContent(work: WorkRow): string {
  const { medium, creators, release_date: date, description } = work
  const lines = [
    ...(creators.length === 0
      ? []
      : [line(creatorWord(medium, creators.length), creators.join(', '))]),
    ...(date === null ? [] : [line('Released', readableDate(date))]),
  ]
  const words = description === null ? '' : wordsOf(description)
  return pageOf([
    html`<article class="boot-work ${isSquare(medium) ? 'boot-square' : ''}">
      <div class="boot-aside"><i></i></div>
      <div>
        <p class="boot-kind">${mediumNames[medium]}</p>
        <h1>${titleText(work.title)}</h1>
        <dl>${lines}</dl>
        <p class="boot-text">${shorten(words, longestText)}</p>
      </div>
    </article>`,
  ])
}

const line = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

const nameOf = (row: { username: string; first_name: string | null; last_name: string | null }) =>
  displayName({ username: row.username, firstName: row.first_name, lastName: row.last_name })

export function reviewContent(row: ReviewRow): string {
  const { medium, creators } = row
  const work = { id: row.work_id, medium, title: row.title }
  const by = creators.length === 0 ? [] : [creatorWord(medium, creators.length), ': ']
  const text = row.spoiler ? 'This review contains spoilers.' : (row.text ?? '')
  return pageOf([
    html`<article class="boot-review">
      <i></i>
      <div>
        <p class="boot-kind">${mediumNames[medium]}</p>
        <h1>${[link(publicPaths.work(work), titleText(row.title))]}</h1>
        <p>${by.join('')}${creators.join(', ')}</p>
      </div>
      <div>
        <p>
          ${[link(publicPaths.profile(row.username), nameOf(row))]}: ${String(row.rating)} of 10
        </p>
        <p class="boot-words">${shorten(text, longestText)}</p>
      </div>
    </article>`,
  ])
}

export function profileContent(person: {
  username: string
  first_name: string | null
  last_name: string | null
}): string {
  return pageOf([
    html`<header class="boot-person">
      <i></i>
      <div>
        <h1>${nameOf(person)}</h1>
        <p>@${person.username}</p>
      </div>
    </header>`,
  ])
}

export function listContent(list: ListRow): string {
  const items = list.works.map(
    (work) => html`<li>${[link(publicPaths.work(work), titleText(work.title))]}</li>`,
  )
  return pageOf([
    html`<article class="boot-read">
      <h1>${titleText(list.title)}</h1>
      <p>${[link(publicPaths.lists(list.username), list.username)]}</p>
      <p>${shorten(list.description ?? '', longestText)}</p>
      <ol>
        ${items}
      </ol>
    </article>`,
  ])
}
