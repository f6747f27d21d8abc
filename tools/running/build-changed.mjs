// Builds the parts of the product whose inputs have changed.
import { withLock } from './lock.mjs'
import { buildChanged, fail } from '../workspace.mjs'

try {
  await withLock('prepare', buildChanged)
} catch (error) {
  fail(error)
}
