import type { Contract, RouteName } from '@nexus/domain/contract/index';
import type { Handler } from '../call';
import { readDashboard } from './admin/read-dashboard';
import { chooseRequestMails } from './admin/choose-request-mails';
import { readStaffSelf } from './admin/read-staff-self';
import { createSession } from './auth/create-session';
import { createStaffSession } from './auth/create-staff-session';
import { finishLinkedin } from './auth/finish-linkedin';
import { readDraftKey } from './auth/read-draft-key';
import { endOtherSignIns, endSignIn, listSignIns } from './auth/sign-ins';
import { signOut } from './auth/sign-out';
import { forgotPassword, setPassword } from './auth/staff-password';
import { startLinkedin } from './auth/start-linkedin';
import { readCalendar, readEventFile, readMemberCalendar } from './calendars/calendars';
import { endOwnCalendar, readOwnCalendar, renewOwnCalendar } from './calendars/own-calendar';
import {
  activateMissionVision,
  bulkContent,
  continueBulk,
  importContent,
  leaveBulk,
  listBulk,
  listContentIds,
  orderContent,
  readDocuments,
} from './content/content-together';
import {
  applyToAttend,
  changeApplication,
  giveBack,
  listApplications,
  listOwnEvents,
  readCancellation,
  readEventForMembers,
} from './events/attend';
import { confirmSubscription, unsubscribe } from './forms/change-subscription';
import { submitApplication } from './forms/submit-application';
import { subscribe } from './forms/subscribe';
import { listActivity, listBin, restoreFromBin, restoreVersion, undoActivity } from './history/activity';
import { notePresence } from './history/presence';
import { cancelSchedule, listSchedule, scheduleChange } from './history/schedule';
import {
  changeIssue,
  countReaders,
  createIssue,
  drawIssue,
  listIssues,
  listSentIssues,
  readIssue,
  readSentIssue,
  removeIssue,
  sendIssue,
  stopIssue,
  testIssue,
} from './inbox/issues';
import {
  changeSubmission,
  countWaiting,
  inviteApplicant,
  listSubmissions,
  listSubscribers,
  replyToSubmission,
} from './inbox/submissions';
import { dropUndelivered, listUndelivered, repeatUndelivered } from './inbox/undelivered';
import { addNote, answerQuestion, askQuestion, readCase } from './cases/cases';
import { decideJoinRequest } from './join-requests/decide-join-request';
import { listJoinRequests, listQueue } from './join-requests/list-join-requests';
import { requestToJoin } from './join-requests/request-to-join';
import { chooseMails, endMails, seeMails } from './mails/mail-choices';
import { answerMentorship, askMentor, listMentors, listMentorships, readOffer, saveOffer } from './mentors/mentors';
import {
  answerMessage,
  block,
  listBlocks,
  readMessage,
  reportMessage,
  unblock,
  writeToMember,
} from './messages/messages';
import { changeReport, listReports } from './messages/reports';
import { listPictures, removePicture, replacePicture, sweepPictures } from './media/library';
import { serveCard } from './media/serve-card';
import { servePicture } from './media/serve-picture';
import { uploadPicture } from './media/upload-picture';
import { confirmAddress, resendConfirmation, takeBackAddress } from './members/address';
import { changeMember } from './members/change-member';
import { createMember } from './members/create-member';
import { copyLinkedinPicture } from './members/copy-linkedin-picture';
import { listMembers } from './members/list-members';
import { downloadData, forgetWanted, leave } from './members/personal-data';
import { readMember } from './members/read-member';
import { changeStaff, endStaffSessions, inviteStaff, listStaff, resendInvitation } from './staff/staff';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from './staff/second-factor';
import { health } from './site/health';
import { readClientConfig } from './site/read-client-config';
import { readHome } from './site/read-home';
import { reportCrash } from './site/report-crash';

/** A handler for every row of the contract; leaving one out does not compile. */
export const handlers: { [Name in RouteName]: Handler<Contract[Name]> } = {
  health,
  readClientConfig,
  readHome,
  reportCrash,
  startLinkedin,
  finishLinkedin,
  createSession,
  createStaffSession,
  forgotPassword,
  setPassword,
  readDraftKey,
  signOut,
  listSignIns,
  endSignIn,
  endOtherSignIns,
  listMembers,
  readMember,
  createMember,
  changeMember,
  resendConfirmation,
  takeBackAddress,
  confirmAddress,
  copyLinkedinPicture,
  downloadData,
  forgetWanted,
  leave,
  listJoinRequests,
  listQueue,
  requestToJoin,
  decideJoinRequest,
  readCancellation,
  readCase,
  askQuestion,
  addNote,
  answerQuestion,
  readEventForMembers,
  applyToAttend,
  giveBack,
  listOwnEvents,
  readCalendar,
  readEventFile,
  readMemberCalendar,
  readOwnCalendar,
  renewOwnCalendar,
  endOwnCalendar,
  chooseMails,
  endMails,
  seeMails,
  listMentors,
  readOffer,
  saveOffer,
  askMentor,
  listMentorships,
  answerMentorship,
  writeToMember,
  readMessage,
  answerMessage,
  reportMessage,
  listBlocks,
  block,
  unblock,
  listReports,
  changeReport,
  submitApplication,
  subscribe,
  confirmSubscription,
  unsubscribe,
  uploadPicture,
  listPictures,
  removePicture,
  replacePicture,
  sweepPictures,
  servePicture,
  serveCard,
  readStaffSelf,
  chooseRequestMails,
  readDashboard,
  activateMissionVision,
  bulkContent,
  continueBulk,
  leaveBulk,
  listBulk,
  importContent,
  listContentIds,
  orderContent,
  readDocuments,
  changeApplication,
  listApplications,
  listActivity,
  listBin,
  restoreFromBin,
  restoreVersion,
  notePresence,
  undoActivity,
  cancelSchedule,
  listSchedule,
  scheduleChange,
  changeSubmission,
  countWaiting,
  inviteApplicant,
  listIssues,
  createIssue,
  readIssue,
  changeIssue,
  removeIssue,
  drawIssue,
  testIssue,
  sendIssue,
  stopIssue,
  countReaders,
  listSentIssues,
  readSentIssue,
  listSubmissions,
  listSubscribers,
  replyToSubmission,
  changeStaff,
  endStaffSessions,
  readSecondFactor,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  removeSecondFactor,
  resetSecondFactor,
  inviteStaff,
  resendInvitation,
  listStaff,
  dropUndelivered,
  listUndelivered,
  repeatUndelivered,
};
