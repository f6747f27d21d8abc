import type { Medium } from '@medley/contract/values/medium'
import { publicPaths } from '@medley/contract/paths'
import { displayName, readableDate } from '@medley/messages/titles'
import { type Html, html } from '../../../lib/html.ts'
import { emptyCover, pageCover, pageCovers } from './page-cover.ts'
import { reviewWords } from './review-words.ts'
import type {
  ContributorRow,
  LeadingWorkRow,
  ListRow,
  ReviewRow,
  WorkRow,
} from '../pages.queries.ts'
import { shorten } from '../../../lib/one-line.ts'
import { linesOf, wordsOf } from './text.ts'
import { type PageTexts, titleText, workTitle } from './words.ts'

/*
 * HTML shown until the app renders, in the same position and type as the app's
 * (`web/src/theme/boot.css`). People without scripts and crawlers read it, too.
 */

const longestText = 700

const link = (path: string, text: string): Html => html`<a href="${encodeURI(path)}">${text}</a>`

const pageOf = (...content: Html[]): string => html`<div class="boot-page">${content}</div>`.markup

export function landingContent({ titles, createAccount, login }: PageTexts): string {
  return html`<section class="boot-hero">
    <div>
      <h1>${titles.tagline}</h1>
      <p>
        <a class="boot-button" href="/create-account">${createAccount}</a
        ><a class="boot-button boot-quiet" href="/login">${login}</a>
      </p>
    </div>
  </section>`.markup
}

export function exploreContent(
  texts: PageTexts,
  medium: Medium,
  works: readonly LeadingWorkRow[],
): string {
  const covers = pageCovers(texts, works)
  const items = works.map(
    (work, at) =>
      html`<li>
        ${covers[at] ?? ''}${link(publicPaths.work(work), workTitle(work, texts))}<span
          >${work.creators.join(', ')}</span
        >
      </li>`,
  )
  const grid = html`<ul role="list" class="boot-grid">
    ${items}
  </ul>`
  const filters = html`<div class="boot-filters"></div>`
  return pageOf(
    html`<h1 class="boot-heading">${texts.titles.mediumPlurals[medium]}</h1>`,
    filters,
    grid,
  )
}

export function workContent(texts: PageTexts, work: WorkRow): string {
  const { creatorWord, mediumNames } = texts.titles
  const { medium, creators, releaseDate: date, description } = work
  const lines = [
    ...(creators.length === 0
      ? []
      : [line(creatorWord({ medium, count: creators.length }), creators.join(', '))]),
    ...(date === null ? [] : [line(texts.released, readableDate(date, texts.language))]),
  ]
  const words = description === null ? '' : wordsOf(description)
  return pageOf(
    html`<article class="boot-work">
      <div class="boot-aside">${pageCover(texts, work)}</div>
      <div>
        <p class="boot-kind">${mediumNames[medium]}</p>
        <h1>${workTitle(work, texts)}</h1>
        <dl>${lines}</dl>
        <p class="boot-text">${shorten(words, longestText)}</p>
      </div>
    </article>`,
  )
}

const line = (name: string, value: string): Html =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`

interface Person {
  username: string
  firstName: string | null
  lastName: string | null
}

const nameOf = (row: Person): string =>
  displayName({ username: row.username, firstName: row.firstName, lastName: row.lastName })

export function reviewContent(texts: PageTexts, row: ReviewRow): string {
  const { creators: creatorsText, creatorWord, mediumNames } = texts.titles
  const { medium, creators, username } = row
  const work = { id: row.workId, medium, title: row.title }
  const word = creatorWord({ medium, count: creators.length })
  const by = creators.length === 0 ? '' : creatorsText({ word, names: creators.join(', ') })
  const text = row.spoiler ? texts.spoilers : (row.text ?? '')
  return pageOf(
    html`<article class="boot-review">
      ${pageCover(texts, row)}
      <div>
        <p>${mediumNames[medium]}</p>
        <h1>${link(publicPaths.work(work), workTitle(row, texts))}</h1>
        <p>${by}</p>
      </div>
      <div>
        <div class="boot-author">
          <i></i>
          <p>${link(publicPaths.profile(username), nameOf(row))}<br />@${username}</p>
        </div>
        <p class="boot-rating"><i></i>${texts.ofTen({ rating: row.rating })}</p>
        <div class="boot-words" dir="auto">${reviewWords(text, longestText)}</div>
      </div>
    </article>`,
  )
}

/** The lines of a text, with the author's line breaks. */
const brokenLines = (text: string): Html[] =>
  linesOf(text, longestText).map((words, at) => (at === 0 ? html`${words}` : html`<br />${words}`))

export function profileContent(person: Person, bio: string | null = null): string {
  return pageOf(
    html`<header class="boot-person">
      <i></i>
      <div>
        <h1>${nameOf(person)}</h1>
        <p>@${person.username}</p>
        ${bio === null ? '' : html`<p dir="auto">${bio}</p>`}
      </div>
    </header>`,
  )
}

export function contributorContent(texts: PageTexts, { name, works }: ContributorRow): string {
  const items = works.map(
    (work) =>
      html`<li>
        ${emptyCover(work.medium)}${link(publicPaths.work(work), workTitle(work, texts))}
      </li>`,
  )
  const grid = html`<ul role="list" class="boot-grid">
    ${items}
  </ul>`
  return pageOf(html`<h1 class="boot-heading">${name}</h1>`, grid)
}

export function listsContent(texts: PageTexts, person: Person): string {
  const { username } = person
  return pageOf(
    html`<header class="boot-lists">
      <h1>${texts.listsOf({ name: nameOf(person) })}</h1>
      <p>${link(publicPaths.profile(username), `@${username}`)}</p>
    </header>`,
  )
}

export function listContent(texts: PageTexts, list: ListRow): string {
  const { username } = list
  const covers = pageCovers(texts, list.works)
  const items = list.works.map(
    (work, at) =>
      html`<li>${covers[at] ?? ''}${link(publicPaths.work(work), workTitle(work, texts))}</li>`,
  )
  return pageOf(
    html`<article class="boot-list">
      <p class="boot-back">${link(publicPaths.lists(username), texts.allListsOf({ username }))}</p>
      <h1>${titleText(list.title, texts)}</h1>
      <p>${texts.by} ${link(publicPaths.profile(username), `@${username}`)}</p>
      <p class="boot-about">${brokenLines(list.description ?? '')}</p>
      <ol role="list" class="boot-grid ${list.isRanked ? 'boot-ranked' : ''}">
        ${items}
      </ol>
    </article>`,
  )
}
