import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { CreditsPage } from './credits-page.tsx'

test('shows what sources and the shelf ask to be said, with links', async () => {
  answer('GET /v1/sources/credits', {
    items: [
      {
        name: 'TMDB',
        url: 'https://www.themoviedb.org/',
        credit: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
        creditUrl: null,
        mediums: ['film', 'tvShow'],
      },
    ],
    shelf: [
      {
        origin: 'goodbooks',
        credit: 'Adapted.',
        creditUrl: 'https://licence.example/',
        mediums: ['book'],
      },
    ],
  })
  renderPart(<CreditsPage />)
  const shelf = await screen.findByRole<HTMLAnchorElement>('link', {
    name: /goodbooks-10k by Zygmunt Zając, under CC BY-SA 4\.0/,
  })
  expect(shelf.href).toBe('https://licence.example/')
  expect(screen.getByText(/not endorsed or certified by TMDB/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Newsreader/ })).toBeTruthy()
})
