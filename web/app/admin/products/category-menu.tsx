import { Button, Menu } from '@mantine/core'
import { IconCategory } from '@tabler/icons-react'
import type { Bulk } from '../records/bulk/use-bulk.ts'
import { productsTexts } from './texts.ts'

const texts = productsTexts

/** Puts the selected products into a category. */
export function CategoryMenu({ bulk, options }: CategoryMenuProps) {
  const put = (category: string) =>
    bulk.changeAll({ category }, (product) => ({ category: product.category }), texts.categorised)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconCategory size={18} aria-hidden />} disabled={bulk.isBusy}>
          {texts.category}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {options.map(({ value, label }) => (
          <Menu.Item key={value} onClick={() => put(value)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

type CategoryMenuProps = { bulk: Bulk<'products'>; options: { value: string; label: string }[] }
