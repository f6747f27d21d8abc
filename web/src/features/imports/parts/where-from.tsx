import { importsTexts } from '@medley/texts/imports'
import { importSourcesTexts } from '@medley/texts/import-sources'
import type { ImportSource } from '@medley/contract/transfer/import-sources'
import { type SourceGroup, sourceGroups } from '@medley/messages/what-comes-over'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Chips } from '../../../ui/forms/chips.tsx'
import { Tabs } from '../../../ui/layout/tabs.tsx'
import styles from './imports.module.css'
import { sourceGroupNames } from './source-groups.ts'

type WhereFromProps = {
  source: ImportSource | null
  onSource: (source: ImportSource) => void
}

/** Says how to get the file of each service. Files are recognised, unless the choice is a table of one's own. */
export function WhereFrom({ source, onSource }: WhereFromProps) {
  const [group, setGroup] = useState(
    () =>
      sourceGroupNames.find((one) => source !== null && sourceGroups[one].includes(source)) ??
      'screen',
  )
  return (
    <section className={styles['tight']} aria-labelledby="where-from">
      <h2 id="where-from" className={styles['heading']}>
        {importsTexts.comingFrom.title}
      </h2>
      <Tabs
        label={importsTexts.comingFrom.groups}
        items={sourceGroupNames.map((value) => ({
          value,
          label: importSourcesTexts.groups[value],
          content: <Services group={value} source={source} onSource={onSource} />,
        }))}
        value={group}
        onChoose={setGroup}
      />
    </section>
  )
}

function Services({ group, source, onSource }: WhereFromProps & { group: SourceGroup }) {
  const isHere = source !== null && sourceGroups[group].includes(source)
  return (
    <div className={styles['tight']}>
      <Chips<ImportSource | ''>
        label={importSourcesTexts.groups[group]}
        options={sourceGroups[group].map((value) => ({
          value,
          label: importSourcesTexts.names[value],
        }))}
        value={source ?? ''}
        onChoose={(value) => value !== '' && onSource(value)}
      />
      <div className={styles['way']} role="status">
        {isHere && (
          <>
            <p>{importSourcesTexts.ways[source]}</p>
            <Link to={paths.comingFrom(source)}>
              {importsTexts.comingFrom.more({ name: importSourcesTexts.namesInSentences[source] })}
            </Link>
          </>
        )}
      </div>
    </div>
  )
}
