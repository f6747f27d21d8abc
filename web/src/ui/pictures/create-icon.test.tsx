import { render } from '@testing-library/react'
import { Bell } from 'lucide-react'
import { expect, test } from 'vitest'
import createIcon from './create-icon.ts'

const bell = createIcon({
  node: [
    ['path', { d: 'M10.268 21a2 2 0 0 0 3.464 0', key: 'vwvbt9' }],
    [
      'path',
      {
        d: 'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
        key: '11g9vi',
      },
    ],
  ],
})

function draw(Icon: typeof bell | typeof Bell) {
  const { container } = render(<Icon size={20} className="badge" />)
  const { attributes = [], innerHTML } = container.firstElementChild ?? {}
  const { class: classes, ...others } = Object.fromEntries(
    [...attributes].map(({ name, value }) => [name, value]),
  )
  return { ...others, class: classes?.split(' ').at(-1), innerHTML }
}

test('draws an icon as the library does, but for the classes of the library', () => {
  const drawn = draw(bell)
  expect(drawn).toEqual(draw(Bell))
  expect(drawn).toMatchObject({ width: '20', class: 'badge', 'aria-hidden': 'true' })
})
