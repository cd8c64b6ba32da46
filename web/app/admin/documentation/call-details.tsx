import { Badge, Text, Title } from '@mantine/core'
import { Fragment, useState } from 'react'
import styles from './call-details.module.css'
import { type ApiCall, type ApiField, fieldsOf } from './calls.ts'
import { documentationTexts } from './texts.ts'

/** One call; what it takes and answers is drawn when it is opened, because there are many. */
export function CallDetails({ call }: { call: ApiCall }) {
  const [isOpen, setOpen] = useState(false)
  const { method, path, summary, access } = call
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.head}>
        <span className={styles.method} data-method={method}>
          {method}
        </span>
        <code className={styles.path}>
          {/* A long one is broken at its slashes, not in its words. */}
          {path.split(/(?<=\/)/).map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
            <Fragment key={index}>
              {part}
              <wbr />
            </Fragment>
          ))}
        </code>
        <span className={styles.summary}>{summary}</span>
        <Badge className={styles.access}>{access}</Badge>
      </summary>
      {isOpen && <Parts call={call} />}
    </details>
  )
}

function Parts({ call: { operation } }: { call: ApiCall }) {
  const parameters = operation.parameters ?? []
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema
  const answers = Object.entries(operation.responses).filter(([status]) => /^2/.test(status))
  return (
    <div className={styles.parts}>
      {parameters.length > 0 && (
        <Fields
          title={documentationTexts.parameters}
          fields={parameters.flatMap(({ name, required = false, schema }) =>
            fieldsOf({ properties: { [name]: schema }, required: required ? [name] : [] }),
          )}
        />
      )}
      {body && <Fields title={documentationTexts.body} fields={fieldsOf(body)} />}
      {answers.map(([status, { content }]) => (
        <Fields
          key={status}
          title={documentationTexts.answer(status)}
          fields={fieldsOf(content?.['application/json']?.schema ?? {}).filter(
            ({ name }) => name !== 'success',
          )}
        />
      ))}
    </div>
  )
}

function Fields({ title, fields }: { title: string; fields: ApiField[] }) {
  return (
    <section>
      <Title order={3}>{title}</Title>
      {fields.length === 0 ? (
        <Text size="sm" c="dimmed">
          {documentationTexts.noFields}
        </Text>
      ) : (
        <dl className={styles.fields}>
          {fields.map(({ name, type, isRequired, rules }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one of several shapes may have a field of the same name
            <div key={index}>
              <dt>
                <code>{name}</code>
                {isRequired && <span className={styles.required}>{documentationTexts.required}</span>}
              </dt>
              <dd>
                {type}
                {rules && `, ${rules}`}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
