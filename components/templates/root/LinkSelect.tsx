import { SelectInput } from '../../fields/SelectField';

const nothing = () => undefined;

interface LinkSelectProps<Value extends string> {
  name: string;
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

export function LinkSelect<Value extends string>({
  onChoose,
  options,
  ...field
}: LinkSelectProps<Value>) {
  return (
    <SelectInput
      {...field}
      options={options}
      error={undefined}
      onBlur={nothing}
      onValue={(chosen) => {
        const option = options.find(({ value }) => value === chosen);
        if (option) onChoose(option.value);
      }}
    />
  );
}
