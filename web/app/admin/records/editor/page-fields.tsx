import { slugOf } from '@busbar/contract'
import { Textarea, TextInput } from '@mantine/core'
import type { ImageChoice } from '../../api/uploads/image-uploads.ts'
import { fieldsTexts } from '../../forms/texts.ts'
import { ImageField } from '../../images/image-field.tsx'
import { shapeOf } from '../../images/image-shapes.ts'
import { FoldedGroup } from './folded-group.tsx'
import { pageTexts } from './page-texts.ts'
import { useField } from './use-field.ts'

const names = ['address', 'searchTitle', 'searchDescription', 'shareImage']

/**
 * A record's texts for search engines, and its address. Folded, because most records do without.
 * `prefix` is the folder of the website that its page is in; without one the address is asked for elsewhere.
 */
export function PageFields({ prefix, of }: { prefix?: string; of?: PlacedRecord }) {
  return (
    <FoldedGroup {...(prefix ? pageTexts.group : pageTexts.searchOnly)} fields={names}>
      {prefix && <AddressField pathOf={(values) => prefix + slugWith(values, of)} />}
      <SearchField name="searchTitle" of="title" />
      <SearchField name="searchDescription" />
      <ShareImageField />
    </FoldedGroup>
  )
}

export type PlacedRecord = { title: string; slug: string; address: string | null }

/** As long as the title stays, so does what was made of it: a number may have been put behind it. */
function slugWith({ title, address }: Values, of?: PlacedRecord) {
  if (address) return address
  return of && !of.address && of.title === title ? of.slug : slugOf(title)
}

type Values = { title: string; address: string }

/** The last part of where the record's page is. `pathOf` says the whole of it. */
export function AddressField({ pathOf }: { pathOf: (values: Values) => string }) {
  const title = String(useField('title').value ?? '')
  const { value, error, rules, change } = useField('address')
  const address = String(value ?? '')
  return (
    <TextInput
      label={pageTexts.address}
      description={pageTexts.addressHint(pathOf({ title, address }))}
      placeholder={pathOf({ title, address: '' }).split('/').at(-1)}
      maxLength={rules.maxLength}
      value={address}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}

/** Words for search results, with those that stand there otherwise as the placeholder. */
function SearchField({ name, of }: { name: 'searchTitle' | 'searchDescription'; of?: string }) {
  const { value, error, rules, change } = useField(name)
  const usual = useField(of ?? name).value
  const Control = of ? TextInput : Textarea
  return (
    <Control
      label={pageTexts[name]}
      description={pageTexts.hints[name](String(value ?? '').length)}
      placeholder={of && String(usual ?? '')}
      maxLength={rules.maxLength}
      value={String(value ?? '')}
      error={error}
      onChange={({ currentTarget }: { currentTarget: { value: string } }) => change(currentTarget.value)}
      {...(!of && { autosize: true, minRows: 2, maxRows: 4 })}
    />
  )
}

function ShareImageField() {
  const { target, value, error, change, reject } = useField('shareImage')
  return (
    <ImageField
      label={pageTexts.shareImage}
      hint={pageTexts.shareImageHint}
      addLabel={fieldsTexts.uploadImage}
      changeLabel={fieldsTexts.changeImage}
      shape={shapeOf('general')}
      target={target}
      value={(value || null) as ImageChoice}
      error={error}
      onChange={change}
      onReject={reject}
    />
  )
}
