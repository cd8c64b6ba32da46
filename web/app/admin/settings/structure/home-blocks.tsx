import { type HomeBlocks, limits, type SiteSettings, siteSettingsInput } from '@busbar/contract'
import { Button, Switch } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { EditedBlock } from '../../blocks/block-parts.ts'
import { BlockList } from '../../blocks/list/block-list.tsx'
import { imagesTexts } from '../../images/texts.ts'
import { EditorContext, type EditorForm } from '../../records/editor/use-field.ts'
import styles from './home-sections.module.css'
import { structureTexts } from './texts.ts'

const texts = structureTexts.blocks

/** Their images lie with those of pages: the home page is one. */
export const blockImages = { folder: 'pages', noAddress: imagesTexts.uploadFailed } as const

/** Blocks between two sections, edited as those of a page are. */
export function HomeBlocksFields(props: HomeBlocksFieldsProps) {
  const { part, name, path, form, isDirty, onChange, onRemove } = props
  return (
    <div className={styles.fields}>
      <EditorContext value={{ input: siteSettingsInput, form, isDirty, target: blockImages }}>
        <BlockList
          field={`${path}.blocks`}
          says={{ label: name, empty: texts.empty }}
          value={part.blocks}
          error={form.errors[`${path}.blocks`]}
          errors={form.errors}
          // A chosen image is a file in it until it is stored.
          onChange={(blocks) => onChange({ blocks: blocks as unknown as HomeBlocks['blocks'] })}
        />
      </EditorContext>
      <div className={styles.choices}>
        <Switch
          label={structureTexts.sections.show}
          aria-label={structureTexts.sections.showSection(name)}
          checked={part.isVisible}
          onChange={({ currentTarget }) => onChange({ isVisible: currentTarget.checked })}
        />
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          aria-label={texts.removePart(name)}
          onClick={onRemove}
        >
          {texts.remove}
        </Button>
      </div>
    </div>
  )
}

/** Between two sections, or at either end of the page. */
export function AddBlocksHere({ label, onAdd }: { label: string; onAdd: () => void }) {
  return (
    <Button
      className={styles.add}
      variant="default"
      size="compact-xs"
      radius="xl"
      leftSection={<IconPlus size={14} aria-hidden />}
      aria-label={label}
      onClick={onAdd}
    >
      {texts.add}
    </Button>
  )
}

/** Whether there may be blocks in another place, too. */
export const hasRoomForBlocks = (parts: SiteSettings['homeSections']) =>
  parts.filter(({ id }) => id === 'blocks').length < limits.blocks.onHomePage

type HomeBlocksFieldsProps = {
  part: Omit<HomeBlocks, 'blocks'> & { blocks: EditedBlock[] }
  name: string
  /** Where the part stands in the form. */
  path: string
  form: EditorForm['form']
  isDirty: boolean
  onChange: (change: Partial<HomeBlocks>) => void
  onRemove: () => void
}
