import { importSources } from '@medley/contract/transfer/import-sources'
import { publicPaths } from '@medley/contract/paths'
import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const { open, openGerman } = useServedPages(useTestApp())

test.each(importSources)(
  'people who come from %s find its page, without scripts too',
  async (source) => {
    const path = publicPaths.comingFrom(source)
    const page = await open(path)
    expect(page).toMatchObject({ status: 200, canonical: `https://medley.example${path}` })
    expect(page.title).toMatch(/^From .+ to Medley$/)
    expect(page.meta).toMatchObject({
      'og:title': page.title,
      'og:image': 'https://medley.example/og/home/medley.png',
      'twitter:card': 'summary_large_image',
    })
    expect(page.content).toContain(`<h1>${page.title}</h1>`)
    expect(page.content).toMatch(/<h2>How to get your file<\/h2>.*<th scope="row">/s)
    expect(page.meta['robots']).toBeUndefined()
  },
)

test('the page about a service says what comes over from it', async () => {
  const page = await open('/coming-from/tvtime')
  expect(page.meta['description']).toMatch(
    /^From TV Time to Medley: how to get your file, and what comes over[.] Episodes you have seen · What you/,
  )
  expect(page.content).toContain('TV Time closed in July 2026.')
  const german = await openGerman('/coming-from/tvtime')
  expect(german.title).toBe('Von TV Time zu Medley')
  expect(german.content).toContain('TV Time hat im Juli 2026 geschlossen.')
})

test('the index links to every service', async () => {
  const { title, content } = await open('/coming-from')
  expect(title).toBe('Where are you coming from? · Medley')
  for (const source of importSources) {
    expect(content).toContain(`href="${publicPaths.comingFrom(source)}"`)
  }
})

test('a service that is not known has no page', async () => {
  expect(await open('/coming-from/nowhere')).toMatchObject({ status: 404 })
})
