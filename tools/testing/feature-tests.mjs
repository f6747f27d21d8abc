import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainFailure, root } from '../workspace.mjs'

/** The folders in which each feature or screen has a folder, and those in which it has a file. */
const featureFolders = ['server/src/features', 'web/src/features', 'web/src/screens']
const fileFolders = ['contract/src']

/**
 * The test files of a feature: everything in its folders, and the files with its name in the contract.
 * @param {string} feature such as "lists"
 * @param {string} [folder] the root of the repository
 * @returns {string[]} paths from the root, sorted
 * @throws {PlainFailure} if there is no such feature, or if it has no test
 */
export function testsOfFeature(feature, folder = root) {
  const features = listFeatures(folder)
  if (!features.includes(feature)) {
    throw new PlainFailure(
      `There is no feature called ${feature}. The features: ${features.join(', ')}.`,
    )
  }
  const own = featureFolders.flatMap((place) => listTests(folder, `${place}/${feature}`))
  const named = fileFolders
    .flatMap((place) => listTests(folder, place))
    .filter((file) => path.posix.basename(file).startsWith(`${feature}.`))
  const files = [...own, ...named].toSorted()
  if (files.length === 0) throw new PlainFailure(`The feature ${feature} has no test.`)
  return files
}

/** @param {string} folder */
function listFeatures(folder) {
  const names = featureFolders.flatMap((place) => list(path.join(folder, place)))
  return [
    ...new Set(names.filter((entry) => entry.isDirectory()).map(({ name }) => name)),
  ].toSorted()
}

/** @param {string} folder @param {string} place @returns {string[]} */
function listTests(folder, place) {
  return list(path.join(folder, place)).flatMap((entry) => {
    const file = `${place}/${entry.name}`
    if (entry.isDirectory()) return listTests(folder, file)
    return /\.test\.tsx?$/.test(entry.name) ? [file] : []
  })
}

/** @param {string} folder */
function list(folder) {
  return existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : []
}
