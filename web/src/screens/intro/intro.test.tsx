import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createMemoryRouter } from '../../lib/router/router.ts'
import { RouterProvider } from '../../lib/router/router-provider.tsx'
import { startTheme } from '../../theme/theme.ts'
import { Screen as IntroScreen } from './screen.tsx'

afterEach(() => {
  localStorage.clear()
})

function open() {
  render(
    <RouterProvider router={createMemoryRouter()}>
      <IntroScreen />
    </RouterProvider>,
  )
}

test('shows four screenshots and a create-account button', () => {
  open()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/What you can do/)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
    expect.stringMatching(/^The main feed/),
    expect.stringMatching(/^A profile/),
    expect.stringMatching(/^Rating a movie/),
    expect.stringMatching(/^The page about Paterson/),
  ])
  const way = screen.getByRole('link', { name: 'Create Your Account' })
  expect(way.getAttribute('href')).toBe('/create-account')
})

test.each(['light', 'dark'])('shows pictures of the %s theme', (scheme) => {
  localStorage.setItem('theme', scheme)
  startTheme()()
  open()
  const image = screen.getByRole('img', { name: /main feed/ })
  expect(image.getAttribute('src')).toContain(`feed-desktop-${scheme}`)
  expect(image.previousElementSibling?.getAttribute('srcset')).toContain(`feed-phone-${scheme}`)
})
