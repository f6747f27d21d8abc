import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fillText } from './fill-text.tsx'

test('puts each node where the language has it, also twice', () => {
  const { container } = render(
    <p>
      {fillText((put) => {
        const [who, work] = [put(<b>Ann</b>), put(<cite>Ebb</cite>)]
        return `${work}: ${who}, ${who}.`
      })}
    </p>,
  )
  expect(container.innerHTML).toBe('<p><cite>Ebb</cite>: <b>Ann</b>, <b>Ann</b>.</p>')
})

test('a text without a place for a node leaves it out', () => {
  const { container } = render(<p>{fillText((put) => put('').replace(/./, 'Nobody'))}</p>)
  expect(container.textContent).toBe('Nobody')
})
