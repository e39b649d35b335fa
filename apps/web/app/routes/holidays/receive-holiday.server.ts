import { officeAction } from '../../features/office/office-action.server.ts';
import { formatDay } from '../../ui/moment.ts';

export const action = officeAction({
  add: async (form) => {
    const { day, name } = await form.send('AddHoliday', form.texts('day', 'name'));
    return { done: `${formatDay(day)} is a holiday now: ${name}.` };
  },
  delete: async (form) => {
    const { day } = await form.send('DeleteHoliday', form.texts('day'));
    return { done: `${formatDay(day)} is a working day again.` };
  },
});
