import { afterEach } from 'vitest'
import type { Operator } from '../operator.ts'

/** Embeds settings of the operator in the page, as the server does. */
export function setOperator(settings: Partial<Operator>): void {
  removeOperator()
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'operator'
  block.textContent = JSON.stringify(settings)
  document.head.append(block)
}

export function removeOperator(): void {
  document.querySelector('#operator')?.remove()
}

afterEach(removeOperator)
