import type { BlockOf, BlockType, CollectionName } from '@busbar/contract'
import type { ReactNode } from 'react'
import type { InputOf } from '../../api/collection.ts'
import {
  CheckField,
  Field,
  type FieldState,
  GalleryField,
  ImageField,
  NumberField,
  RichText,
  TextArea,
  TextField,
} from './controls.tsx'
import { UsualField } from './usual-field.tsx'

/**
 * The controls of a content type's editor, each bound to the field that it names. Whether that is required and how
 * long it may be is said in the contract alone.
 */
export function fieldsOf<Name extends CollectionName>(_name: Name) {
  return { ...controls, UsualField } as unknown as Fields<
    InputOf<Name>,
    typeof controls & { UsualField: typeof UsualField }
  >
}

/** The same for a block. */
export function fieldsOfBlock<Type extends BlockType>(_type: Type) {
  return controls as unknown as Fields<Omit<BlockOf<Type>, 'type' | 'key'>, typeof controls>
}

const controls = {
  TextField,
  TextArea,
  RichText,
  CheckField,
  NumberField,
  ImageField,
  GalleryField,
  Field,
}

/** The controls for the fields of one content type: any other name is an error. */
type Fields<Input, Controls> = {
  [Control in Exclude<keyof Controls, 'Field'>]: Controls[Control] extends (props: infer Props) => ReactNode
    ? (props: Omit<Props, 'name'> & { name: keyof Input & string }) => ReactNode
    : never
} & {
  Field: <Name extends keyof Input & string>(props: {
    name: Name
    children: (field: FieldState<Exclude<Input[Name], undefined>>) => ReactNode
  }) => ReactNode
}
