import { type CampaignItem, limits } from '@busbar/contract'
import { ActionIcon, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useFoundItems, useItemTitles } from '../api/campaigns.ts'
import { moveItem } from '../forms/move-item.ts'
import { OrderArrows } from '../records/order/order-arrows.tsx'
import styles from './campaign.module.css'
import { newsletterTexts } from './texts.ts'

const texts = newsletterTexts.campaigns

/** Chooses records of the website and puts them in order. */
export function ItemPicker({ value, error, onChange }: ItemPickerProps) {
  const [search, setSearch] = useState('')
  const [asked] = useDebouncedValue(search.trim(), 200)
  const { data: found = [] } = useFoundItems(asked)
  const titles = useItemTitles(value)
  const isChosen = (_id: string) => value.some((item) => item._id === _id)
  const offered = Object.entries(texts.collections).map(([collection, group]) => ({
    group,
    items: found
      .filter((item) => item.collection === collection && !isChosen(item._id))
      .map(({ _id, title }) => ({ value: _id, label: title })),
  }))

  const add = (chosen: string | null) => {
    const item = found.find(({ _id }) => _id === chosen)
    if (item) onChange([...value, { collection: item.collection, _id: item._id }])
    setSearch('')
  }
  const move = (from: number, to: number) => onChange(moveItem(value, from, to))

  return (
    <div>
      <Select
        label={texts.items}
        description={texts.itemsHint}
        error={error}
        placeholder={texts.findItem}
        searchable
        value={null}
        searchValue={search}
        onSearchChange={setSearch}
        onChange={add}
        data={offered}
        // The server has searched already.
        filter={({ options }) => options}
        nothingFoundMessage={texts.nothingFound}
        disabled={value.length >= limits.newsletter.items}
      />
      {value.length > 0 && (
        <ol className={styles.items} aria-label={texts.items}>
          {value.map((item, index) => {
            const known = titles.get(item._id)
            const title = known ?? (known === null ? texts.itemGone : '')
            return (
              <li key={item._id} className={styles.item}>
                <Text size="sm">{title}</Text>
                <OrderArrows
                  of={title}
                  id={item._id}
                  canDrag={false}
                  onUp={() => move(index, index - 1)}
                  onDown={() => move(index, index + 1)}
                />
                <ActionIcon
                  aria-label={texts.removeItem(title)}
                  onClick={() => onChange(value.filter(({ _id }) => _id !== item._id))}
                >
                  <IconX size={18} />
                </ActionIcon>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}

type ItemPickerProps = { value: CampaignItem[]; error?: ReactNode; onChange: (items: CampaignItem[]) => void }
