// Generated from openapi.yaml by `npm run generate`; not to be edited.
var Ts=(a,U)=>()=>{try{return U||a((U={exports:{}}).exports,U),U.exports}catch(Y){throw U=0,Y}};var Ls=Ts(Qt=>{"use strict";Object.defineProperty(Qt,"__esModule",{value:!0});Qt.formatNames=Qt.fastFormats=Qt.fullFormats=void 0;function Jt(a,U){return{validate:a,
compare:U}}Qt.fullFormats={date:Jt(Cs,Fo),time:Jt(Eo(!0),To),"date-time":Jt(Us(!0),Os),"iso-time":Jt(Eo(),zs),"iso-date-time":Jt(Us(),Rs),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Ps,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:nn,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:en,int32:{type:"number",validate:pn},int64:{type:"number",validate:on},float:{type:"\
number",validate:Vs},double:{type:"number",validate:Vs},password:!0,binary:!0};Qt.fastFormats={...Qt.fullFormats,date:Jt(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Fo),time:Jt(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,To),"date-time":Jt(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Os),"iso-time":Jt(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,zs),"iso-date-time":Jt(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
Rs),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
Qt.formatNames=Object.keys(Qt.fullFormats);function Hs(a){return a%4===0&&(a%100!==0||a%400===0)}var Gs=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,Js=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function Cs(a){let U=Gs.exec(a);if(!U)return!1;let Y=+U[1],H=+U[2],K=+U[3];return H>=1&&H<=12&&K>=1&&K<=(H===2&&Hs(Y)?29:Js[H])}function Fo(a,U){
if(a&&U)return a>U?1:a<U?-1:0}var wo=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Eo(a){return function(Y){let H=wo.exec(Y);if(!H)
return!1;let K=+H[1],lt=+H[2],Ve=+H[3],ve=H[4],Tt=H[5]==="-"?-1:1,Ye=+(H[6]||0),Ne=+(H[7]||0);if(Ye>23||Ne>59||a&&!ve)return!1;if(K<=23&&lt<=59&&Ve<60)return!0;
let Ut=lt-Ne*Tt,He=K-Ye*Tt-(Ut<0?1:0);return(He===23||He===-1)&&(Ut===59||Ut===-1)&&Ve<61}}function To(a,U){if(!(a&&U))return;let Y=new Date("2020-01-01T"+a).valueOf(),
H=new Date("2020-01-01T"+U).valueOf();if(Y&&H)return Y-H}function zs(a,U){if(!(a&&U))return;let Y=wo.exec(a),H=wo.exec(U);if(Y&&H)return a=Y[1]+Y[2]+Y[3],U=H[1]+
H[2]+H[3],a>U?1:a<U?-1:0}var xo=/t|\s/i;function Us(a){let U=Eo(a);return function(H){let K=H.split(xo);return K.length===2&&Cs(K[0])&&U(K[1])}}function Os(a,U){
if(!(a&&U))return;let Y=new Date(a).valueOf(),H=new Date(U).valueOf();if(Y&&H)return Y-H}function Rs(a,U){if(!(a&&U))return;let[Y,H]=a.split(xo),[K,lt]=U.split(
xo),Ve=Fo(Y,K);if(Ve!==void 0)return Ve||To(H,lt)}var Qs=/\/|:/,Xs=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Ps(a){return Qs.test(a)&&Xs.test(a)}var Is=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function en(a){return Is.lastIndex=0,Is.
test(a)}var tn=-(2**31),rn=2**31-1;function pn(a){return Number.isInteger(a)&&a<=rn&&a>=tn}function on(a){return Number.isInteger(a)}function Vs(){return!0}var sn=/[^\\]\\Z/;
function nn(a){if(sn.test(a))return!1;try{return new RegExp(a),!0}catch{return!1}}});var Ms=Ts(Uo=>{"use strict";Object.defineProperty(Uo,"__esModule",{value:!0});function Ss(a){let U=a.length,Y=0,H=0,K;for(;H<U;)Y++,K=a.charCodeAt(H++),K>=55296&&
K<=56319&&H<U&&(K=a.charCodeAt(H),(K&64512)===56320&&H++);return Y}Uo.default=Ss;Ss.code='require("ajv/dist/runtime/ucs2length").default'});var an=(()=>{let a={};a.v0=Me;let U={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size",
"md5","width","height","is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash",
"thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"stri\
ng",const:"upload"},path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{
type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["in\
teger","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"\
array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"st\
andin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:[
"number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},
mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},
colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},
green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://f\
lat/schemas#/$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},Y=Object.prototype.
hasOwnProperty,H=Ls().fullFormats.uri,K=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
lt=new RegExp("^[0-9a-f]{32}$","u"),Ve={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ve={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Tt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.
x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},ve,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},ve,t),r++);for(let p in t)p==="x"||p===
"y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ve,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x",
"maximum",{comparison:"<=",limit:1},ve.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},ve.properties.x,p),r++)):(e=o(e,i+
"/x","type",{type:"number"},ve.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"\
<=",limit:1},ve.properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:">=",limit:0},ve.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"num\
ber"},ve.properties.y,p),r++)}}else e=o(e,i,"type",{type:"object"},ve,t),r++;return Tt.errors=e,r===0}function Ye(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},Ve,t),r++),t.alt===
void 0&&(e=o(e,i,"required",{missingProperty:"alt"},Ve,t),r++),t.custom_data===void 0&&(e=o(e,i,"required",{missingProperty:"custom_data"},Ve,t),r++),t.focal_point===
void 0&&(e=o(e,i,"required",{missingProperty:"focal_point"},Ve,t),r++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:s},Ve,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:Ve.properties.
title.type},Ve.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:Ve.properties.alt.type},Ve.properties.
alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},Ve.properties.
custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;
Tt(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:A})||(e=N(e,Tt),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point",
"if",{failingKeyword:"else"},Ve.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},Ve,t),r++;return Ye.errors=e,r===0}let Ne={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}},Ut={type:"string",enum:["access_token","sso_user",
"account","user","organization"]};function He(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&
(e=o(e,i,"type",{type:"string"},Ut,t),r++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,i,"enum",{allowedValues:Ut.
enum},Ut,t),r++),He.errors=e,r===0}function ce(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ne,t),r++);
for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(He(t.type,{instancePath:i+"/type",parentData:t,
parentDataProperty:"type",rootData:A})||(e=N(e,He),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Ne.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return ce.errors=e,r===0}let _e={type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function le(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},_e,t),r++;return le.errors=e,r===0}let G={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function Ge(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},G,t),r++);for(let p in t)p!=="antivirus"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},G,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(p)){p.status===
void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},G.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"\
checked_at"},G.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},G.properties.antivirus,p),r++);
for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},G.properties.antivirus,p),
r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},G.properties.antivirus.properties.status,s),r++),
s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:G.properties.antivirus.properties.status.
enum},G.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/checked_a\
t","type",{type:G.properties.antivirus.properties.checked_at.type},G.properties.antivirus.properties.checked_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+
"/antivirus/checked_at","format",{format:"date-time"},G.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){let s=p.threat_name;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:G.properties.antivirus.properties.threat_name.type},G.properties.antivirus.properties.threat_name,
s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},G.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},G,t),r++;return Ge.errors=e,r===0}function Me(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},U,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},U,t),r++),t.path===void 0&&(e=o(e,i,"required",{missingProperty:"\
path"},U,t),r++),t.basename===void 0&&(e=o(e,i,"required",{missingProperty:"basename"},U,t),r++),t.filename===void 0&&(e=o(e,i,"required",{missingProperty:"file\
name"},U,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},U,t),r++),t.format===void 0&&(e=o(e,i,"required",{missingProperty:"format"},U,t),r++),
t.mime_type===void 0&&(e=o(e,i,"required",{missingProperty:"mime_type"},U,t),r++),t.size===void 0&&(e=o(e,i,"required",{missingProperty:"size"},U,t),r++),t.md5===
void 0&&(e=o(e,i,"required",{missingProperty:"md5"},U,t),r++),t.width===void 0&&(e=o(e,i,"required",{missingProperty:"width"},U,t),r++),t.height===void 0&&(e=o(
e,i,"required",{missingProperty:"height"},U,t),r++),t.is_image===void 0&&(e=o(e,i,"required",{missingProperty:"is_image"},U,t),r++),t.author===void 0&&(e=o(e,i,
"required",{missingProperty:"author"},U,t),r++),t.copyright===void 0&&(e=o(e,i,"required",{missingProperty:"copyright"},U,t),r++),t.notes===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"notes"},U,t),r++),t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},U,t),r++),t.default_field_metadata===void 0&&(e=o(e,i,
"required",{missingProperty:"default_field_metadata"},U,t),r++),t.creator===void 0&&(e=o(e,i,"required",{missingProperty:"creator"},U,t),r++),t.upload_collection===
void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},U,t),r++),t.duration===void 0&&(e=o(e,i,"required",{missingProperty:"duration"},U,t),r++),t.frame_rate===
void 0&&(e=o(e,i,"required",{missingProperty:"frame_rate"},U,t),r++),t.blurhash===void 0&&(e=o(e,i,"required",{missingProperty:"blurhash"},U,t),r++),t.thumbhash===
void 0&&(e=o(e,i,"required",{missingProperty:"thumbhash"},U,t),r++),t.mux_playback_id===void 0&&(e=o(e,i,"required",{missingProperty:"mux_playback_id"},U,t),r++),
t.mux_mp4_highest_res===void 0&&(e=o(e,i,"required",{missingProperty:"mux_mp4_highest_res"},U,t),r++),t.smart_tags===void 0&&(e=o(e,i,"required",{missingProperty:"\
smart_tags"},U,t),r++),t.exif_info===void 0&&(e=o(e,i,"required",{missingProperty:"exif_info"},U,t),r++),t.colors===void 0&&(e=o(e,i,"required",{missingProperty:"\
colors"},U,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},U,t),r++),t.updated_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
updated_at"},U,t),r++);for(let s in t)Y.call(U.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},U,t),r++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},U.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"stri\
ng"},U.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},U.properties.type,s),r++)}if(t.path!==void 0){let s=t.path;typeof s!=
"string"&&(e=o(e,i+"/path","type",{type:"string"},U.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,i+"/basename","t\
ype",{type:"string"},U.properties.basename,s),r++)}if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,i+"/filename","type",{type:"string"},U.properties.
filename,s),r++)}if(t.url!==void 0){let s=t.url;typeof s=="string"?H(s)||(e=o(e,i+"/url","format",{format:"uri"},U.properties.url,s),r++):(e=o(e,i+"/url","type",
{type:"string"},U.properties.url,s),r++)}if(t.format!==void 0){let s=t.format;typeof s!="string"&&s!==null&&(e=o(e,i+"/format","type",{type:U.properties.format.
type},U.properties.format,s),r++)}if(t.mime_type!==void 0){let s=t.mime_type;typeof s!="string"&&s!==null&&(e=o(e,i+"/mime_type","type",{type:U.properties.mime_type.
type},U.properties.mime_type,s),r++)}if(t.size!==void 0){let s=t.size;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/size","type",{type:"integer"},
U.properties.size,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/size","minimum",{comparison:">=",limit:0},U.properties.size,s),r++)}if(t.
md5!==void 0){let s=t.md5;typeof s=="string"?lt.test(s)||(e=o(e,i+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},U.properties.md5,s),r++):(e=o(e,i+"/md5","type",{type:"\
string"},U.properties.md5,s),r++)}if(t.width!==void 0){let s=t.width;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/width","type",{
type:U.properties.width.type},U.properties.width,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/width","minimum",{comparison:">=",limit:0},
U.properties.width,s),r++)}if(t.height!==void 0){let s=t.height;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/height","type",{type:U.
properties.height.type},U.properties.height,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/height","minimum",{comparison:">=",limit:0},U.properties.
height,s),r++)}if(t.is_image!==void 0){let s=t.is_image;typeof s!="boolean"&&(e=o(e,i+"/is_image","type",{type:"boolean"},U.properties.is_image,s),r++)}if(t.author!==
void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,i+"/author","type",{type:U.properties.author.type},U.properties.author,s),r++)}if(t.copyright!==void 0){
let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,i+"/copyright","type",{type:U.properties.copyright.type},U.properties.copyright,s),r++)}if(t.notes!==void 0){
let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,i+"/notes","type",{type:U.properties.notes.type},U.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;
if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/tags/"+d,"type",{type:"string"},U.properties.tags.items,m),r++)}}else
e=o(e,i+"/tags","type",{type:"array"},U.properties.tags,s),r++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.
isArray(s))for(let n in s)Ye(s[n],{instancePath:i+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:A})||
(e=N(e,Ye),r=e.length);else e=o(e,i+"/default_field_metadata","type",{type:"object"},U.properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(ce(t.creator,
{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:A})||(e=N(e,ce),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,
n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:A})||(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},U.properties.upload_collection,
s),r++)}if(t.duration!==void 0){let s=t.duration;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,i+"/duration","type",{type:U.properties.duration.type},U.properties.
duration,s),r++)}if(t.frame_rate!==void 0){let s=t.frame_rate;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,i+"/frame_rate","type",{type:U.properties.frame_rate.
type},U.properties.frame_rate,s),r++)}if(t.blurhash!==void 0){let s=t.blurhash;typeof s!="string"&&s!==null&&(e=o(e,i+"/blurhash","type",{type:U.properties.blurhash.
type},U.properties.blurhash,s),r++)}if(t.thumbhash!==void 0){let s=t.thumbhash;typeof s!="string"&&s!==null&&(e=o(e,i+"/thumbhash","type",{type:U.properties.thumbhash.
type},U.properties.thumbhash,s),r++)}if(t.mux_playback_id!==void 0){let s=t.mux_playback_id;typeof s!="string"&&s!==null&&(e=o(e,i+"/mux_playback_id","type",{type:U.
properties.mux_playback_id.type},U.properties.mux_playback_id,s),r++)}if(t.mux_mp4_highest_res!==void 0){let s=t.mux_mp4_highest_res;typeof s!="string"&&s!==null&&
(e=o(e,i+"/mux_mp4_highest_res","type",{type:U.properties.mux_mp4_highest_res.type},U.properties.mux_mp4_highest_res,s),r++),s==="high"||s==="medium"||s==="low"||
s===null||(e=o(e,i+"/mux_mp4_highest_res","enum",{allowedValues:U.properties.mux_mp4_highest_res.enum},U.properties.mux_mp4_highest_res,s),r++)}if(t.smart_tags!==
void 0){let s=t.smart_tags;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/smart_tags/"+d,"type",{type:"strin\
g"},U.properties.smart_tags.items,m),r++)}}else e=o(e,i+"/smart_tags","type",{type:"array"},U.properties.smart_tags,s),r++}if(t.exif_info!==void 0){let s=t.exif_info;
s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/exif_info","type",{type:"object"},U.properties.exif_info,s),r++)}if(t.colors!==void 0){let s=t.colors;if(Array.
isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];if(m&&typeof m=="object"&&!Array.isArray(m)){m.red===void 0&&(e=o(e,i+"/colors/"+d,"required",{missingProperty:"\
red"},U.properties.colors.items,m),r++),m.green===void 0&&(e=o(e,i+"/colors/"+d,"required",{missingProperty:"green"},U.properties.colors.items,m),r++),m.blue===
void 0&&(e=o(e,i+"/colors/"+d,"required",{missingProperty:"blue"},U.properties.colors.items,m),r++),m.alpha===void 0&&(e=o(e,i+"/colors/"+d,"required",{missingProperty:"\
alpha"},U.properties.colors.items,m),r++);for(let _ in m)_==="red"||_==="green"||_==="blue"||_==="alpha"||(e=o(e,i+"/colors/"+d,"additionalProperties",{additionalProperty:_},
U.properties.colors.items,m),r++);if(m.red!==void 0){let _=m.red;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+d+"/red","type",{type:"\
integer"},U.properties.colors.items.properties.red,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/red","maximum",{comparison:"\
<=",limit:255},U.properties.colors.items.properties.red,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/red","minimum",{comparison:">=",limit:0},U.properties.colors.
items.properties.red,_),r++))}if(m.green!==void 0){let _=m.green;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+d+"/green","type",{type:"\
integer"},U.properties.colors.items.properties.green,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/green","maximum",{comparison:"\
<=",limit:255},U.properties.colors.items.properties.green,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/green","minimum",{comparison:">=",limit:0},U.properties.
colors.items.properties.green,_),r++))}if(m.blue!==void 0){let _=m.blue;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+d+"/blue","type",
{type:"integer"},U.properties.colors.items.properties.blue,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/blue","maximum",
{comparison:"<=",limit:255},U.properties.colors.items.properties.blue,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/blue","minimum",{comparison:">=",limit:0},
U.properties.colors.items.properties.blue,_),r++))}if(m.alpha!==void 0){let _=m.alpha;typeof _=="number"&&!(_%1)&&!isNaN(_)&&isFinite(_)||(e=o(e,i+"/colors/"+d+
"/alpha","type",{type:"integer"},U.properties.colors.items.properties.alpha,_),r++),typeof _=="number"&&isFinite(_)&&((_>255||isNaN(_))&&(e=o(e,i+"/colors/"+d+"\
/alpha","maximum",{comparison:"<=",limit:255},U.properties.colors.items.properties.alpha,_),r++),(_<0||isNaN(_))&&(e=o(e,i+"/colors/"+d+"/alpha","minimum",{comparison:"\
>=",limit:0},U.properties.colors.items.properties.alpha,_),r++))}}else e=o(e,i+"/colors/"+d,"type",{type:"object"},U.properties.colors.items,m),r++}}else e=o(e,
i+"/colors","type",{type:"array"},U.properties.colors,s),r++}if(t.meta!==void 0&&(Ge(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Ge),r=e.length)),t.created_at!==void 0){let s=t.created_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/created_at","type",{type:U.properties.created_at.type},
U.properties.created_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/created_at","format",{format:"date-time"},U.properties.created_at,s),r++))}if(t.updated_at!==
void 0){let s=t.updated_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/updated_at","type",{type:U.properties.updated_at.type},U.properties.updated_at,s),r++),typeof s==
"string"&&(K.test(s)||(e=o(e,i+"/updated_at","format",{format:"date-time"},U.properties.updated_at,s),r++))}}else e=o(e,i,"type",{type:"object"},U,t),r++;return Me.
errors=e,r===0}a.v1=ft;let Qe={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function ft(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},Qe,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Qe,t),r++);for(let p in t)p==="id"||p==="type"||(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},Qe,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Qe.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Qe.properties.type,p),r++),p!=="job"&&(e=o(e,i+"/type","const",
{allowedValue:"job"},Qe.properties.type,p),r++)}}else e=o(e,i,"type",{type:"object"},Qe,t),r++;return ft.errors=e,r===0}a.v2=qt;let fe={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Viol\
ation"}}}},Vr={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","\
FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT",
"INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIM\
IT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]};function It(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Vr,t),r++),t==="INVALID_JSON_BODY"||t==="MALFORMED_REQUEST"||t==="INVALID_AUTHORIZATION_HEADER"||
t==="INSUFFICIENT_PERMISSIONS"||t==="NOT_FOUND"||t==="JOB_PENDING"||t==="FOREIGN_REQUEST"||t==="INVALID_ENDPOINT"||t==="METHOD_NOT_ALLOWED"||t==="PAYLOAD_TOO_LA\
RGE"||t==="URL_TOO_LONG"||t==="INVALID_CONTENT_TYPE_HEADER"||t==="EXPECTATION_FAILED"||t==="INVALID_FORMAT"||t==="INVALID_FIELD"||t==="INVALID_ENVIRONMENT"||t===
"INVALID_PREFERENCE"||t==="NOT_A_VIDEO"||t==="TOO_MANY_OPERATIONS"||t==="UPLOAD_IS_CURRENTLY_IN_USE"||t==="CONCURRENT_UPLOAD_UPDATE"||t==="RATE_LIMIT_EXCEEDED"||
t==="HEADERS_TOO_LARGE"||t==="INTERNAL_ERROR"||t==="SERVICE_UNAVAILABLE"||(e=o(e,i,"enum",{allowedValues:Vr.enum},Vr,t),r++),It.errors=e,r===0}let Ae={type:"obj\
ect",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},
detail:{type:"string"}}},ct={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_\
ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_T\
EMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function qr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},ct,t),r++),t==="VALIDATION_ENUM"||t==="VALIDATI\
ON_EVENT"||t==="VALIDATION_FILENAME"||t==="VALIDATION_FORMAT"||t==="VALIDATION_HEADER"||t==="VALIDATION_ID"||t==="VALIDATION_INVALID"||t==="VALIDATION_LENGTH"||
t==="VALIDATION_LOCALE"||t==="VALIDATION_PATH"||t==="VALIDATION_RANGE"||t==="VALIDATION_REFERENCE"||t==="VALIDATION_REQUIRED"||t==="VALIDATION_TEMPLATE"||t==="V\
ALIDATION_TYPE"||t==="VALIDATION_UNDOCUMENTED"||t==="VALIDATION_UNIQUENESS"||t==="VALIDATION_UNKNOWN"||t==="VALIDATION_URL"||(e=o(e,i,"enum",{allowedValues:ct.enum},
ct,t),r++),qr.errors=e,r===0}function Xe(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.pointer===void 0&&(e=o(e,i,"required",{missingProperty:"pointer"},Ae,t),r++),t.code===void 0&&(e=o(e,i,"required",{missingProperty:"code"},Ae,t),r++),
t.detail===void 0&&(e=o(e,i,"required",{missingProperty:"detail"},Ae,t),r++);for(let p in t)p==="pointer"||p==="code"||p==="detail"||(e=o(e,i,"additionalPropert\
ies",{additionalProperty:p},Ae,t),r++);if(t.pointer!==void 0){let p=t.pointer;typeof p!="string"&&(e=o(e,i+"/pointer","type",{type:"string"},Ae.properties.pointer,
p),r++)}if(t.code!==void 0&&(qr(t.code,{instancePath:i+"/code",parentData:t,parentDataProperty:"code",rootData:A})||(e=N(e,qr),r=e.length)),t.detail!==void 0){let p=t.
detail;typeof p!="string"&&(e=o(e,i+"/detail","type",{type:"string"},Ae.properties.detail,p),r++)}}else e=o(e,i,"type",{type:"object"},Ae,t),r++;return Xe.errors=
e,r===0}function qt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},fe,t),r++),t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},fe,t),r++),t.status===void 0&&(e=
o(e,i,"required",{missingProperty:"status"},fe,t),r++),t.detail===void 0&&(e=o(e,i,"required",{missingProperty:"detail"},fe,t),r++),t.code===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"code"},fe,t),r++),t.errors===void 0&&(e=o(e,i,"required",{missingProperty:"errors"},fe,t),r++);for(let p in t)p==="type"||p==="title"||
p==="status"||p==="detail"||p==="code"||p==="errors"||(e=o(e,i,"additionalProperties",{additionalProperty:p},fe,t),r++);if(t.type!==void 0){let p=t.type;typeof p==
"string"?H(p)||(e=o(e,i+"/type","format",{format:"uri"},fe.properties.type,p),r++):(e=o(e,i+"/type","type",{type:"string"},fe.properties.type,p),r++)}if(t.title!==
void 0){let p=t.title;typeof p!="string"&&(e=o(e,i+"/title","type",{type:"string"},fe.properties.title,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},fe.properties.status,p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(
p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},fe.properties.status,p),r++),(p<400||isNaN(p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:400},
fe.properties.status,p),r++))}if(t.detail!==void 0){let p=t.detail;typeof p!="string"&&(e=o(e,i+"/detail","type",{type:"string"},fe.properties.detail,p),r++)}if(t.
code!==void 0&&(It(t.code,{instancePath:i+"/code",parentData:t,parentDataProperty:"code",rootData:A})||(e=N(e,It),r=e.length)),t.errors!==void 0){let p=t.errors;
if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Xe(p[n],{instancePath:i+"/errors/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Xe),r=e.length)}else
e=o(e,i+"/errors","type",{type:"array"},fe.properties.errors,p),r++}}else e=o(e,i,"type",{type:"object"},fe,t),r++;return qt.errors=e,r===0}a.v3=Vt;let qe={type:"\
object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{
type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$def\
s/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$d\
efs/CollectionOfUploadUpdate"}}}},je={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{
type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},ye={type:"object",additionalProperties:!1,
required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function dt(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},ye,t),r++),t.y===void 0&&(e=
o(e,i,"required",{missingProperty:"y"},ye,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ye,t),r++);if(t.x!==void 0){
let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},ye.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+
"/x","minimum",{comparison:">=",limit:0},ye.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},ye.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p==
"number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},ye.properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:"\
>=",limit:0},ye.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},ye.properties.y,p),r++)}}else e=o(e,i,"type",{type:"object"},ye,t),r++;return dt.errors=
e,r===0}function Xt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},je,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:je.properties.title.type},je.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:je.properties.alt.type},je.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},je.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;dt(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:A})||(e=N(e,dt),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},je.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},je,t),r++;return Xt.errors=e,r===0}let at={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"s\
tandin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Pt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},at,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},at,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},at,t),r++);if(t.type!==void 0&&(He(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,He),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},at.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},at,t),r++;return Pt.errors=e,r===0}let $e={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function er(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},$e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},$e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},$e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},$e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},$e,t),r++;return er.errors=e,r===0}function Vt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)Y.call(qe.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},qe,t),
r++);if(t.path!==void 0){let s=t.path;typeof s!="string"&&(e=o(e,i+"/path","type",{type:"string"},qe.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;
typeof s!="string"&&(e=o(e,i+"/basename","type",{type:"string"},qe.properties.basename,s),r++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==
null&&(e=o(e,i+"/copyright","type",{type:qe.properties.copyright.type},qe.properties.copyright,s),r++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&
s!==null&&(e=o(e,i+"/author","type",{type:qe.properties.author.type},qe.properties.author,s),r++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&
(e=o(e,i+"/notes","type",{type:qe.properties.notes.type},qe.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let d=0;d<
n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/tags/"+d,"type",{type:"string"},qe.properties.tags.items,m),r++)}}else e=o(e,i+"/tags","type",{type:"array"},qe.
properties.tags,s),r++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)Xt(s[n],{
instancePath:i+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:A})||(e=N(e,Xt),r=e.length);else e=
o(e,i+"/default_field_metadata","type",{type:"object"},qe.properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(Pt(t.creator,{instancePath:i+"/creato\
r",parentData:t,parentDataProperty:"creator",rootData:A})||(e=N(e,Pt),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=r,d=!0,m=r;s!==null&&
(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;er(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_co\
llection",rootData:A})||(e=N(e,er),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},qe.properties.upload_collection,s),
r++)}}else e=o(e,i,"type",{type:"object"},qe,t),r++;return Vt.errors=e,r===0}a.v4=Cr;let we={type:"object",additionalProperties:!1,required:["path"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schema\
s#/$defs/FieldMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$\
defs/UploadCollectionReference"}}}},De=new RegExp("^[A-Za-z0-9_-]{22}$","u"),yt={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},
alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPo\
int"}}}};function tr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},yt,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:yt.properties.title.type},yt.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:yt.properties.alt.type},yt.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},yt.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;Tt(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:A})||(e=N(e,Tt),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},yt.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},yt,t),r++;return tr.errors=e,r===0}function Cr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},we,t),r++);for(let s in t)Y.call(we.properties,s)||
(e=o(e,i,"additionalProperties",{additionalProperty:s},we,t),r++);if(t.id!==void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"\
^[A-Za-z0-9_-]{22}$"},we.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},we.properties.id,s),r++)}if(t.path!==void 0){let s=t.path;typeof s!="string"&&
(e=o(e,i+"/path","type",{type:"string"},we.properties.path,s),r++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,i+"/basename","type",{type:"\
string"},we.properties.basename,s),r++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,i+"/copyright","type",{type:we.properties.
copyright.type},we.properties.copyright,s),r++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,i+"/author","type",{type:we.properties.
author.type},we.properties.author,s),r++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,i+"/notes","type",{type:we.properties.notes.type},
we.properties.notes,s),r++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/\
tags/"+d,"type",{type:"string"},we.properties.tags.items,m),r++)}}else e=o(e,i+"/tags","type",{type:"array"},we.properties.tags,s),r++}if(t.default_field_metadata!==
void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)tr(s[n],{instancePath:i+"/default_field_metadata/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:A})||(e=N(e,tr),r=e.length);else e=o(e,i+"/default_field_metadata","type",{type:"object"},we.
properties.default_field_metadata,s),r++}if(t.creator!==void 0&&(ce(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:A})||
(e=N(e,ce),r=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=
null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:A})||(e=N(e,le),r=e.length);var p=_===r;
d=p}d||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},we.properties.upload_collection,s),r++)}}else e=o(e,i,"type",{type:"object"},we,t),r++;return Cr.
errors=e,r===0}a.v5=Xr;let rr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas\
#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},ut={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{
type:"integer",minimum:0}}};function Ee(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},ut,t),r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalPropert\
ies",{additionalProperty:p},ut,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count",
"type",{type:"integer"},ut.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},
ut.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},ut,t),r++;return Ee.errors=e,r===0}function Xr(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},rr,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},rr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},rr,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Me(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Me),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},rr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},rr,t),r++;return Xr.errors=e,r===0}a.v6=Pr;let B={type:"obje\
ct",additionalProperties:!1,required:["id","type","name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favico\
n","last_data_change_at","require_2fa","ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo","account","o\
wner","item_types","meta"],properties:{id:{type:"string"},type:{type:"string",const:"site"},name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0},account:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/Creator"}},owner:{$ref:"standin://flat/schemas#/$defs/Creator"},item_types:{type:"array",items:{type:"object",additionalProperties:!1,required:["type","i\
d"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}},meta:{$ref:"standin://flat/schemas#/$defs/SiteMeta"}}},ee={type:"object",additionalProperties:!1,
required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilocale_fields","improved_gql_visibility_\
control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improved_items_listing","milliseconds_in_dat\
etime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{type:"boolean"},improved_timezone_management:{
type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{type:"boolean"},improved_boolean_fields:{
type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boolean"},improved_items_listing:{type:"bool\
ean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"boolean"}}};function zr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
created_at"},ee,t),r++),t.draft_mode_default===void 0&&(e=o(e,i,"required",{missingProperty:"draft_mode_default"},ee,t),r++),t.improved_timezone_management===void 0&&
(e=o(e,i,"required",{missingProperty:"improved_timezone_management"},ee,t),r++),t.improved_hex_management===void 0&&(e=o(e,i,"required",{missingProperty:"improv\
ed_hex_management"},ee,t),r++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_multilocale_fields"},ee,t),r++),t.
improved_gql_visibility_control===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_visibility_control"},ee,t),r++),t.improved_boolean_fields===void 0&&
(e=o(e,i,"required",{missingProperty:"improved_boolean_fields"},ee,t),r++),t.improved_validation_at_publishing===void 0&&(e=o(e,i,"required",{missingProperty:"i\
mproved_validation_at_publishing"},ee,t),r++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,i,"required",{missingProperty:"improved_exposure_of_i\
nline_blocks_in_cda"},ee,t),r++),t.improved_items_listing===void 0&&(e=o(e,i,"required",{missingProperty:"improved_items_listing"},ee,t),r++),t.milliseconds_in_datetime===
void 0&&(e=o(e,i,"required",{missingProperty:"milliseconds_in_datetime"},ee,t),r++),t.non_localized_focal_points===void 0&&(e=o(e,i,"required",{missingProperty:"\
non_localized_focal_points"},ee,t),r++),t.allow_custom_theme===void 0&&(e=o(e,i,"required",{missingProperty:"allow_custom_theme"},ee,t),r++);for(let p in t)Y.call(
ee.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ee,t),r++);if(t.created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=
o(e,i+"/created_at","format",{format:"date-time"},ee.properties.created_at,p),r++):(e=o(e,i+"/created_at","type",{type:"string"},ee.properties.created_at,p),r++)}
if(t.draft_mode_default!==void 0){let p=t.draft_mode_default;typeof p!="boolean"&&(e=o(e,i+"/draft_mode_default","type",{type:"boolean"},ee.properties.draft_mode_default,
p),r++)}if(t.improved_timezone_management!==void 0){let p=t.improved_timezone_management;typeof p!="boolean"&&(e=o(e,i+"/improved_timezone_management","type",{type:"\
boolean"},ee.properties.improved_timezone_management,p),r++)}if(t.improved_hex_management!==void 0){let p=t.improved_hex_management;typeof p!="boolean"&&(e=o(e,
i+"/improved_hex_management","type",{type:"boolean"},ee.properties.improved_hex_management,p),r++)}if(t.improved_gql_multilocale_fields!==void 0){let p=t.improved_gql_multilocale_fields;
typeof p!="boolean"&&(e=o(e,i+"/improved_gql_multilocale_fields","type",{type:"boolean"},ee.properties.improved_gql_multilocale_fields,p),r++)}if(t.improved_gql_visibility_control!==
void 0){let p=t.improved_gql_visibility_control;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_visibility_control","type",{type:"boolean"},ee.properties.improved_gql_visibility_control,
p),r++)}if(t.improved_boolean_fields!==void 0){let p=t.improved_boolean_fields;typeof p!="boolean"&&(e=o(e,i+"/improved_boolean_fields","type",{type:"boolean"},
ee.properties.improved_boolean_fields,p),r++)}if(t.improved_validation_at_publishing!==void 0){let p=t.improved_validation_at_publishing;typeof p!="boolean"&&(e=
o(e,i+"/improved_validation_at_publishing","type",{type:"boolean"},ee.properties.improved_validation_at_publishing,p),r++)}if(t.improved_exposure_of_inline_blocks_in_cda!==
void 0){let p=t.improved_exposure_of_inline_blocks_in_cda;typeof p!="boolean"&&(e=o(e,i+"/improved_exposure_of_inline_blocks_in_cda","type",{type:"boolean"},ee.
properties.improved_exposure_of_inline_blocks_in_cda,p),r++)}if(t.improved_items_listing!==void 0){let p=t.improved_items_listing;typeof p!="boolean"&&(e=o(e,i+
"/improved_items_listing","type",{type:"boolean"},ee.properties.improved_items_listing,p),r++)}if(t.milliseconds_in_datetime!==void 0){let p=t.milliseconds_in_datetime;
typeof p!="boolean"&&(e=o(e,i+"/milliseconds_in_datetime","type",{type:"boolean"},ee.properties.milliseconds_in_datetime,p),r++)}if(t.non_localized_focal_points!==
void 0){let p=t.non_localized_focal_points;typeof p!="boolean"&&(e=o(e,i+"/non_localized_focal_points","type",{type:"boolean"},ee.properties.non_localized_focal_points,
p),r++)}if(t.allow_custom_theme!==void 0){let p=t.allow_custom_theme;typeof p!="boolean"&&(e=o(e,i+"/allow_custom_theme","type",{type:"boolean"},ee.properties.allow_custom_theme,
p),r++)}}else e=o(e,i,"type",{type:"object"},ee,t),r++;return zr.errors=e,r===0}function Pr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},B,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},B,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},B,t),r++),t.domain===void 0&&(e=o(e,i,"required",{missingProperty:"\
domain"},B,t),r++),t.google_maps_api_token===void 0&&(e=o(e,i,"required",{missingProperty:"google_maps_api_token"},B,t),r++),t.imgix_host===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"imgix_host"},B,t),r++),t.internal_domain===void 0&&(e=o(e,i,"required",{missingProperty:"internal_domain"},B,t),r++),t.locales===void 0&&
(e=o(e,i,"required",{missingProperty:"locales"},B,t),r++),t.timezone===void 0&&(e=o(e,i,"required",{missingProperty:"timezone"},B,t),r++),t.no_index===void 0&&(e=
o(e,i,"required",{missingProperty:"no_index"},B,t),r++),t.favicon===void 0&&(e=o(e,i,"required",{missingProperty:"favicon"},B,t),r++),t.last_data_change_at===void 0&&
(e=o(e,i,"required",{missingProperty:"last_data_change_at"},B,t),r++),t.require_2fa===void 0&&(e=o(e,i,"required",{missingProperty:"require_2fa"},B,t),r++),t.ip_tracking_enabled===
void 0&&(e=o(e,i,"required",{missingProperty:"ip_tracking_enabled"},B,t),r++),t.force_use_of_sandbox_environments===void 0&&(e=o(e,i,"required",{missingProperty:"\
force_use_of_sandbox_environments"},B,t),r++),t.assets_cdn_default_settings===void 0&&(e=o(e,i,"required",{missingProperty:"assets_cdn_default_settings"},B,t),r++),
t.theme===void 0&&(e=o(e,i,"required",{missingProperty:"theme"},B,t),r++),t.global_seo===void 0&&(e=o(e,i,"required",{missingProperty:"global_seo"},B,t),r++),t.
account===void 0&&(e=o(e,i,"required",{missingProperty:"account"},B,t),r++),t.owner===void 0&&(e=o(e,i,"required",{missingProperty:"owner"},B,t),r++),t.item_types===
void 0&&(e=o(e,i,"required",{missingProperty:"item_types"},B,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},B,t),r++);for(let s in t)Y.call(
B.properties,s)||(e=o(e,i,"additionalProperties",{additionalProperty:s},B,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},B.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},B.properties.type,s),r++),s!=="sit\
e"&&(e=o(e,i+"/type","const",{allowedValue:"site"},B.properties.type,s),r++)}if(t.name!==void 0){let s=t.name;typeof s!="string"&&(e=o(e,i+"/name","type",{type:"\
string"},B.properties.name,s),r++)}if(t.domain!==void 0){let s=t.domain;typeof s!="string"&&s!==null&&(e=o(e,i+"/domain","type",{type:B.properties.domain.type},
B.properties.domain,s),r++)}if(t.google_maps_api_token!==void 0){let s=t.google_maps_api_token;typeof s!="string"&&s!==null&&(e=o(e,i+"/google_maps_api_token","\
type",{type:B.properties.google_maps_api_token.type},B.properties.google_maps_api_token,s),r++)}if(t.imgix_host!==void 0){let s=t.imgix_host;typeof s!="string"&&
s!==null&&(e=o(e,i+"/imgix_host","type",{type:B.properties.imgix_host.type},B.properties.imgix_host,s),r++)}if(t.internal_domain!==void 0){let s=t.internal_domain;
typeof s!="string"&&s!==null&&(e=o(e,i+"/internal_domain","type",{type:B.properties.internal_domain.type},B.properties.internal_domain,s),r++)}if(t.locales!==void 0){
let s=t.locales;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/locales/"+d,"type",{type:"string"},B.properties.
locales.items,m),r++)}}else e=o(e,i+"/locales","type",{type:"array"},B.properties.locales,s),r++}if(t.timezone!==void 0){let s=t.timezone;typeof s!="string"&&(e=
o(e,i+"/timezone","type",{type:"string"},B.properties.timezone,s),r++)}if(t.no_index!==void 0){let s=t.no_index;typeof s!="boolean"&&(e=o(e,i+"/no_index","type",
{type:"boolean"},B.properties.no_index,s),r++)}if(t.favicon!==void 0){let s=t.favicon;typeof s!="string"&&s!==null&&(e=o(e,i+"/favicon","type",{type:B.properties.
favicon.type},B.properties.favicon,s),r++)}if(t.last_data_change_at!==void 0){let s=t.last_data_change_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/last_data_cha\
nge_at","type",{type:B.properties.last_data_change_at.type},B.properties.last_data_change_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/last_data_change\
_at","format",{format:"date-time"},B.properties.last_data_change_at,s),r++))}if(t.require_2fa!==void 0){let s=t.require_2fa;typeof s!="boolean"&&(e=o(e,i+"/requ\
ire_2fa","type",{type:"boolean"},B.properties.require_2fa,s),r++)}if(t.ip_tracking_enabled!==void 0){let s=t.ip_tracking_enabled;typeof s!="boolean"&&(e=o(e,i+"\
/ip_tracking_enabled","type",{type:"boolean"},B.properties.ip_tracking_enabled,s),r++)}if(t.force_use_of_sandbox_environments!==void 0){let s=t.force_use_of_sandbox_environments;
typeof s!="boolean"&&(e=o(e,i+"/force_use_of_sandbox_environments","type",{type:"boolean"},B.properties.force_use_of_sandbox_environments,s),r++)}if(t.assets_cdn_default_settings!==
void 0){let s=t.assets_cdn_default_settings;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/assets_cdn_default_settings","type",{type:"object"},B.properties.
assets_cdn_default_settings,s),r++)}if(t.theme!==void 0){let s=t.theme;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/theme","type",{type:"object"},B.properties.
theme,s),r++)}if(t.global_seo!==void 0){let s=t.global_seo;!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/global_seo","type",{type:B.properties.
global_seo.type},B.properties.global_seo,s),r++)}if(t.account!==void 0){let s=t.account,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=
n:e=null),!p){let _=r;ce(s,{instancePath:i+"/account",parentData:t,parentDataProperty:"account",rootData:A})||(e=N(e,ce),r=e.length);var p=_===r;d=p}d||(e=o(e,i+
"/account","if",{failingKeyword:"else"},B.properties.account,s),r++)}if(t.owner!==void 0&&(ce(t.owner,{instancePath:i+"/owner",parentData:t,parentDataProperty:"\
owner",rootData:A})||(e=N(e,ce),r=e.length)),t.item_types!==void 0){let s=t.item_types;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];if(m&&
typeof m=="object"&&!Array.isArray(m)){m.type===void 0&&(e=o(e,i+"/item_types/"+d,"required",{missingProperty:"type"},B.properties.item_types.items,m),r++),m.id===
void 0&&(e=o(e,i+"/item_types/"+d,"required",{missingProperty:"id"},B.properties.item_types.items,m),r++);for(let _ in m)_==="type"||_==="id"||(e=o(e,i+"/item_t\
ypes/"+d,"additionalProperties",{additionalProperty:_},B.properties.item_types.items,m),r++);if(m.type!==void 0){let _=m.type;typeof _!="string"&&(e=o(e,i+"/ite\
m_types/"+d+"/type","type",{type:"string"},B.properties.item_types.items.properties.type,_),r++),_!=="item_type"&&(e=o(e,i+"/item_types/"+d+"/type","const",{allowedValue:"\
item_type"},B.properties.item_types.items.properties.type,_),r++)}if(m.id!==void 0){let _=m.id;typeof _!="string"&&(e=o(e,i+"/item_types/"+d+"/id","type",{type:"\
string"},B.properties.item_types.items.properties.id,_),r++)}}else e=o(e,i+"/item_types/"+d,"type",{type:"object"},B.properties.item_types.items,m),r++}}else e=
o(e,i+"/item_types","type",{type:"array"},B.properties.item_types,s),r++}t.meta!==void 0&&(zr(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"me\
ta",rootData:A})||(e=N(e,zr),r=e.length))}else e=o(e,i,"type",{type:"object"},B,t),r++;return Pr.errors=e,r===0}a.v7=ir;let ar={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://flat/schemas#/$de\
fs/ListMeta"}}},Ct={type:"object",additionalProperties:!1,required:["id","type","meta"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},
meta:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironmentMeta"}}},Ue={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at",
"last_data_change_at","primary","forked_from"],properties:{status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{
type:"string",format:"date-time"},last_data_change_at:{type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function Or(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"status"},Ue,t),r++),t.read_only_mode===void 0&&(e=o(e,i,"required",{missingProperty:"read_only_mode"},Ue,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},Ue,t),r++),t.last_data_change_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_data_change_at"},Ue,t),
r++),t.primary===void 0&&(e=o(e,i,"required",{missingProperty:"primary"},Ue,t),r++),t.forked_from===void 0&&(e=o(e,i,"required",{missingProperty:"forked_from"},
Ue,t),r++);for(let p in t)p==="status"||p==="read_only_mode"||p==="created_at"||p==="last_data_change_at"||p==="primary"||p==="forked_from"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},Ue,t),r++);if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},Ue.properties.
status,p),r++),p==="creating"||p==="ready"||p==="destroying"||(e=o(e,i+"/status","enum",{allowedValues:Ue.properties.status.enum},Ue.properties.status,p),r++)}if(t.
read_only_mode!==void 0){let p=t.read_only_mode;typeof p!="boolean"&&(e=o(e,i+"/read_only_mode","type",{type:"boolean"},Ue.properties.read_only_mode,p),r++)}if(t.
created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},Ue.properties.created_at,p),r++):(e=o(
e,i+"/created_at","type",{type:"string"},Ue.properties.created_at,p),r++)}if(t.last_data_change_at!==void 0){let p=t.last_data_change_at;typeof p=="string"?K.test(
p)||(e=o(e,i+"/last_data_change_at","format",{format:"date-time"},Ue.properties.last_data_change_at,p),r++):(e=o(e,i+"/last_data_change_at","type",{type:"string"},
Ue.properties.last_data_change_at,p),r++)}if(t.primary!==void 0){let p=t.primary;typeof p!="boolean"&&(e=o(e,i+"/primary","type",{type:"boolean"},Ue.properties.
primary,p),r++)}if(t.forked_from!==void 0){let p=t.forked_from;typeof p!="string"&&p!==null&&(e=o(e,i+"/forked_from","type",{type:Ue.properties.forked_from.type},
Ue.properties.forked_from,p),r++)}}else e=o(e,i,"type",{type:"object"},Ue,t),r++;return Or.errors=e,r===0}function Rr(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ct,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},Ct,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Ct,t),r++);for(let p in t)p==="id"||p==="t\
ype"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ct,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Ct.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ct.properties.type,p),r++),p!=="e\
nvironment"&&(e=o(e,i+"/type","const",{allowedValue:"environment"},Ct.properties.type,p),r++)}t.meta!==void 0&&(Or(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,Or),r=e.length))}else e=o(e,i,"type",{type:"object"},Ct,t),r++;return Rr.errors=e,r===0}function ir(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
ar,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ar,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ar,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Rr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Rr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ar.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},ar,t),r++;return ir.errors=e,r===0}a.v8=ei;let yr={type:"obj\
ect",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://\
flat/schemas#/$defs/BulkMeta"}}},We={type:"object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{
type:"integer",minimum:0}}};function Lr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"successful"},We,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},
We,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"additionalProperties",{additionalProperty:p},We,t),r++);if(t.successful!==void 0){let p=t.successful;
typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/successful","type",{type:"integer"},We.properties.successful,p),r++),typeof p=="number"&&isFinite(
p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:">=",limit:0},We.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",{type:"integer"},We.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&
(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},We.properties.failed,p),r++)}}else e=o(e,i,"type",{type:"object"},We,t),r++;return Lr.errors=e,r===0}function ei(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},yr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},yr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(
e,i,"additionalProperties",{additionalProperty:p},yr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Me(p[n],{instancePath:i+
"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Me),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},yr.properties.data,p),r++}t.meta!==
void 0&&(Lr(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Lr),r=e.length))}else e=o(e,i,"type",{type:"object"},yr,t),
r++;return ei.errors=e,r===0}a.v9=ti;let Mt={type:"object",additionalProperties:!1,required:["tags","uploads"],properties:{tags:{type:"array",items:{type:"strin\
g"}},uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}},et={type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"upload"},id:{type:"string"}}};function jt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},et,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},et,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},et,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},et.properties.type,p),r++),p!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},et.properties.type,p),
r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},et.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},et,t),
r++;return jt.errors=e,r===0}function ti(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},Mt,t),r++),t.uploads===void 0&&(e=o(e,i,"required",{missingProperty:"uploads"},Mt,t),r++);
for(let p in t)p==="tags"||p==="uploads"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Mt,t),r++);if(t.tags!==void 0){let p=t.tags;if(Array.isArray(p)){
let s=p.length;for(let n=0;n<s;n++){let d=p[n];typeof d!="string"&&(e=o(e,i+"/tags/"+n,"type",{type:"string"},Mt.properties.tags.items,d),r++)}}else e=o(e,i+"/t\
ags","type",{type:"array"},Mt.properties.tags,p),r++}if(t.uploads!==void 0){let p=t.uploads;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)jt(p[n],{instancePath:i+
"/uploads/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,jt),r=e.length)}else e=o(e,i+"/uploads","type",{type:"array"},Mt.properties.uploads,p),r++}}else
e=o(e,i,"type",{type:"object"},Mt,t),r++;return ti.errors=e,r===0}a.v10=zt;let pr={type:"object",additionalProperties:!1,required:["upload_collection","uploads"],
properties:{upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},uploads:{type:"array",items:{$ref:"standi\
n://flat/schemas#/$defs/UploadReference"}}}};function zt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.upload_collection===void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},pr,t),r++),t.uploads===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"uploads"},pr,t),r++);for(let s in t)s==="upload_collection"||s==="uploads"||(e=o(e,i,"additionalProperties",{additionalProperty:s},pr,
t),r++);if(t.upload_collection!==void 0){let s=t.upload_collection,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;
le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:A})||(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"\
/upload_collection","if",{failingKeyword:"else"},pr.properties.upload_collection,s),r++)}if(t.uploads!==void 0){let s=t.uploads;if(Array.isArray(s)){let n=s.length;
for(let d=0;d<n;d++)jt(s[d],{instancePath:i+"/uploads/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,jt),r=e.length)}else e=o(e,i+"/uploads","type",
{type:"array"},pr.properties.uploads,s),r++}}else e=o(e,i,"type",{type:"object"},pr,t),r++;return zt.errors=e,r===0}a.v11=ri;let jr={type:"object",additionalProperties:!1,
required:["uploads"],properties:{uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}};function ri(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.uploads===void 0&&(e=o(e,i,"required",{missingProperty:"upl\
oads"},jr,t),r++);for(let p in t)p!=="uploads"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},jr,t),r++);if(t.uploads!==void 0){let p=t.uploads;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)jt(p[n],{instancePath:i+"/uploads/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,jt),r=e.length)}else
e=o(e,i+"/uploads","type",{type:"array"},jr.properties.uploads,p),r++}}else e=o(e,i,"type",{type:"object"},jr,t),r++;return ri.errors=e,r===0}a.v12=ii;let ur={type:"\
object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/RecordEntity"}},meta:{$ref:"s\
tandin://flat/schemas#/$defs/ListMeta"}}},Dt={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{
type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};function Sr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},Dt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Dt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationshi\
ps"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Dt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Dt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Dt.properties.type,p),r++)}if(t.attributes!==
void 0){let p=t.attributes;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/attributes","type",{type:"object"},Dt.properties.attributes,p),r++)}if(t.relationships!==
void 0){let p=t.relationships;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/relationships","type",{type:"object"},Dt.properties.relationships,p),r++)}if(t.
meta!==void 0){let p=t.meta;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/meta","type",{type:"object"},Dt.properties.meta,p),r++)}}else e=o(e,i,"type",{type:"\
object"},Dt,t),r++;return Sr.errors=e,r===0}function ii(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ur,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"met\
a"},ur,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ur,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)Sr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Sr),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},ur.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},ur,t),r++;return ii.errors=e,r===0}a.v13=pi;let mr={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTrack"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},ke={
type:"object",additionalProperties:!1,required:["id","type","name","language_code","error","status","closed_captions","upload"],properties:{id:{type:"string"},type:{
type:"string",const:"upload_track"},name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},status:{type:"string",enum:["preparing","r\
eady","errored"]},closed_captions:{type:["boolean","null"]},upload:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}};function Mr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},ke,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},ke,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},ke,t),r++),t.language_code===
void 0&&(e=o(e,i,"required",{missingProperty:"language_code"},ke,t),r++),t.error===void 0&&(e=o(e,i,"required",{missingProperty:"error"},ke,t),r++),t.status===void 0&&
(e=o(e,i,"required",{missingProperty:"status"},ke,t),r++),t.closed_captions===void 0&&(e=o(e,i,"required",{missingProperty:"closed_captions"},ke,t),r++),t.upload===
void 0&&(e=o(e,i,"required",{missingProperty:"upload"},ke,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||p==="language_code"||p==="error"||p==="status"||
p==="closed_captions"||p==="upload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ke,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},ke.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},ke.properties.
type,p),r++),p!=="upload_track"&&(e=o(e,i+"/type","const",{allowedValue:"upload_track"},ke.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="s\
tring"&&(e=o(e,i+"/name","type",{type:"string"},ke.properties.name,p),r++)}if(t.language_code!==void 0){let p=t.language_code;typeof p!="string"&&(e=o(e,i+"/lan\
guage_code","type",{type:"string"},ke.properties.language_code,p),r++)}if(t.error!==void 0){let p=t.error;typeof p!="string"&&p!==null&&(e=o(e,i+"/error","type",
{type:ke.properties.error.type},ke.properties.error,p),r++)}if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},ke.
properties.status,p),r++),p==="preparing"||p==="ready"||p==="errored"||(e=o(e,i+"/status","enum",{allowedValues:ke.properties.status.enum},ke.properties.status,
p),r++)}if(t.closed_captions!==void 0){let p=t.closed_captions;typeof p!="boolean"&&p!==null&&(e=o(e,i+"/closed_captions","type",{type:ke.properties.closed_captions.
type},ke.properties.closed_captions,p),r++)}t.upload!==void 0&&(jt(t.upload,{instancePath:i+"/upload",parentData:t,parentDataProperty:"upload",rootData:A})||(e=
N(e,jt),r=e.length))}else e=o(e,i,"type",{type:"object"},ke,t),r++;return Mr.errors=e,r===0}function pi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},mr,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},mr,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},mr,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Mr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,Mr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},mr.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},mr,t),r++;return pi.errors=e,r===0}a.v14=oi;let tt={type:"object",additionalProperties:!1,
required:["url_or_upload_request_id","type","language_code"],properties:{url_or_upload_request_id:{type:"string"},type:{type:"string",enum:["subtitles","audio"]},
name:{type:"string"},language_code:{type:"string"},closed_captions:{type:["boolean","null"]}}};function oi(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.url_or_upload_request_id===void 0&&(e=o(e,i,"required",{missingProperty:"url_or_\
upload_request_id"},tt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},tt,t),r++),t.language_code===void 0&&(e=o(e,i,"required",{missingProperty:"\
language_code"},tt,t),r++);for(let p in t)p==="url_or_upload_request_id"||p==="type"||p==="name"||p==="language_code"||p==="closed_captions"||(e=o(e,i,"addition\
alProperties",{additionalProperty:p},tt,t),r++);if(t.url_or_upload_request_id!==void 0){let p=t.url_or_upload_request_id;typeof p!="string"&&(e=o(e,i+"/url_or_u\
pload_request_id","type",{type:"string"},tt.properties.url_or_upload_request_id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","t\
ype",{type:"string"},tt.properties.type,p),r++),p==="subtitles"||p==="audio"||(e=o(e,i+"/type","enum",{allowedValues:tt.properties.type.enum},tt.properties.type,
p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},tt.properties.name,p),r++)}if(t.language_code!==void 0){let p=t.
language_code;typeof p!="string"&&(e=o(e,i+"/language_code","type",{type:"string"},tt.properties.language_code,p),r++)}if(t.closed_captions!==void 0){let p=t.closed_captions;
typeof p!="boolean"&&p!==null&&(e=o(e,i+"/closed_captions","type",{type:tt.properties.closed_captions.type},tt.properties.closed_captions,p),r++)}}else e=o(e,i,
"type",{type:"object"},tt,t),r++;return oi.errors=e,r===0}a.v15=si;let _r={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"\
array",items:{$ref:"standin://flat/schemas#/$defs/UploadTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Ce={type:"object",additionalProperties:!1,
required:["id","type","name"],properties:{id:{type:"string"},type:{type:"string",const:"upload_tag"},name:{type:"string"}}};function Wr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ce,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ce,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},Ce,t),r++);for(let p in t)
p==="id"||p==="type"||p==="name"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ce,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/\
id","type",{type:"string"},Ce.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ce.properties.type,
p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Ce.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=
o(e,i+"/name","type",{type:"string"},Ce.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},Ce,t),r++;return Wr.errors=e,r===0}function si(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},_r,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},_r,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},_r,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Wr(p[n],{instancePath:i+"/data/"+n,parentData:p,
parentDataProperty:n,rootData:A})||(e=N(e,Wr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},_r.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+
"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},_r,t),r++;return si.errors=e,r===0}a.v16=
ni;function ni(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},Ce,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ce,t),r++),t.name===void 0&&(e=o(e,i,"requir\
ed",{missingProperty:"name"},Ce,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ce,t),r++);if(t.
id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Ce.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&
(e=o(e,i+"/type","type",{type:"string"},Ce.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Ce.properties.type,p),
r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},Ce.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},
Ce,t),r++;return ni.errors=e,r===0}a.v17=li;let Dr={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}};function li(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"\
name"},Dr,t),r++);for(let p in t)p!=="name"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Dr,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="strin\
g"&&(e=o(e,i+"/name","type",{type:"string"},Dr.properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},Dr,t),r++;return li.errors=e,r===0}a.v18=fi;let br={
type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadSmartTag"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}},kt={type:"object",additionalProperties:!1,required:["id","type","name"],properties:{id:{type:"string"},type:{type:"\
string",const:"upload_smart_tag"},name:{type:"string"}}};function Br(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},kt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},kt,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},kt,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||(e=o(e,i,"additional\
Properties",{additionalProperty:p},kt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},kt.properties.id,p),r++)}if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},kt.properties.type,p),r++),p!=="upload_smart_tag"&&(e=o(e,i+"/type","con\
st",{allowedValue:"upload_smart_tag"},kt.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},kt.
properties.name,p),r++)}}else e=o(e,i,"type",{type:"object"},kt,t),r++;return Br.errors=e,r===0}function fi(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},br,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},br,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},br,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Br(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Br),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},br.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},br,t),r++;return fi.errors=e,r===0}a.v19=gr;let X={type:"obj\
ect",additionalProperties:!1,required:["id","type","name","filter","shared"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function gr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},X,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},X,t),r++),t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},X,t),r++),t.filter===void 0&&(e=o(e,i,"required",{missingProperty:"\
filter"},X,t),r++),t.shared===void 0&&(e=o(e,i,"required",{missingProperty:"shared"},X,t),r++);for(let p in t)p==="id"||p==="type"||p==="name"||p==="filter"||p===
"shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},X,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},
X.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},X.properties.type,p),r++),p!=="upload_filte\
r"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},X.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","typ\
e",{type:"string"},X.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/filter","type",{type:"obj\
ect"},X.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!="boolean"&&(e=o(e,i+"/shared","type",{type:"boolean"},X.properties.shared,p),r++)}}else
e=o(e,i,"type",{type:"object"},X,t),r++;return gr.errors=e,r===0}a.v20=Kr;let or={type:"object",additionalProperties:!1,properties:{name:{type:"string"},filter:{
type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Kr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)p==="name"||p==="filter"||p==="shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},or,
t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},or.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;
p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/filter","type",{type:"object"},or.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!=
"boolean"&&(e=o(e,i+"/shared","type",{type:"boolean"},or.properties.shared,p),r++)}}else e=o(e,i,"type",{type:"object"},or,t),r++;return Kr.errors=e,r===0}a.v21=
Zr;let mt={type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},name:{type:"st\
ring"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Zr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},mt,t),r++),t.filter===void 0&&(e=o(e,i,
"required",{missingProperty:"filter"},mt,t),r++),t.shared===void 0&&(e=o(e,i,"required",{missingProperty:"shared"},mt,t),r++);for(let p in t)p==="id"||p==="name"||
p==="filter"||p==="shared"||(e=o(e,i,"additionalProperties",{additionalProperty:p},mt,t),r++);if(t.id!==void 0){let p=t.id;typeof p=="string"?De.test(p)||(e=o(e,
i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},mt.properties.id,p),r++):(e=o(e,i+"/id","type",{type:"string"},mt.properties.id,p),r++)}if(t.name!==void 0){let p=t.
name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},mt.properties.name,p),r++)}if(t.filter!==void 0){let p=t.filter;p&&typeof p=="object"&&!Array.isArray(
p)||(e=o(e,i+"/filter","type",{type:"object"},mt.properties.filter,p),r++)}if(t.shared!==void 0){let p=t.shared;typeof p!="boolean"&&(e=o(e,i+"/shared","type",{
type:"boolean"},mt.properties.shared,p),r++)}}else e=o(e,i,"type",{type:"object"},mt,t),r++;return Zr.errors=e,r===0}a.v22=di;let sr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://flat/schemas#/$defs/Lis\
tMeta"}}};function di(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},sr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},sr,t),r++);for(let p in t)p==="dat\
a"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},sr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<
s;n++)gr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,gr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},sr.properties.
data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",
{type:"object"},sr,t),r++;return di.errors=e,r===0}a.v23=ai;let rt={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"strin\
g"}}}};function ai(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},rt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},rt,t),r++),t.url===void 0&&(e=o(e,i,"require\
d",{missingProperty:"url"},rt,t),r++),t.request_headers===void 0&&(e=o(e,i,"required",{missingProperty:"request_headers"},rt,t),r++);for(let p in t)p==="id"||p===
"type"||p==="url"||p==="request_headers"||(e=o(e,i,"additionalProperties",{additionalProperty:p},rt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=
o(e,i+"/id","type",{type:"string"},rt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},rt.properties.
type,p),r++),p!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},rt.properties.type,p),r++)}if(t.url!==void 0){let p=t.url;typeof p==
"string"?H(p)||(e=o(e,i+"/url","format",{format:"uri"},rt.properties.url,p),r++):(e=o(e,i+"/url","type",{type:"string"},rt.properties.url,p),r++)}if(t.request_headers!==
void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},rt.properties.request_headers.additionalProperties,n),r++)}else e=o(e,i+"/request_headers","type",{type:"o\
bject"},rt.properties.request_headers,p),r++}}else e=o(e,i,"type",{type:"object"},rt,t),r++;return ai.errors=e,r===0}a.v24=yi;let kr={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function yi(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="filename"||
s==="upload_collection"||(e=o(e,i,"additionalProperties",{additionalProperty:s},kr,t),r++);if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,i+
"/filename","type",{type:"string"},kr.properties.filename,s),r++)}if(t.upload_collection!==void 0){let s=t.upload_collection,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);
var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:A})||
(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},kr.properties.upload_collection,s),r++)}}else e=o(e,i,"type",
{type:"object"},kr,t),r++;return yi.errors=e,r===0}a.v25=hr;let P={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","he\
aders","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{
type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"\
string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["s\
tring","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolea\
n"}}},Pe={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},
event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/Webh\
ookEventFilter"}}}},Yr={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function ht(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Yr,t),r++),t==="\
item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"||(e=o(e,i,"enum",{allowedValues:Yr.
enum},Yr,t),r++),ht.errors=e,r===0}let Hr={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","d\
eploy_failed","change","invalidate"]};function Nt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="stri\
ng"&&(e=o(e,i,"type",{type:"string"},Hr,t),r++),t==="create"||t==="update"||t==="delete"||t==="publish"||t==="unpublish"||t==="promote"||t==="deploy_started"||t===
"deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,i,"enum",{allowedValues:Hr.enum},Hr,t),r++),Nt.errors=e,r===0}let vt={type:"obje\
ct",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment",
"environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function cr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},vt,t),r++),t.entity_ids===
void 0&&(e=o(e,i,"required",{missingProperty:"entity_ids"},vt,t),r++);for(let p in t)p==="entity_type"||p==="entity_ids"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
vt,t),r++);if(t.entity_type!==void 0){let p=t.entity_type;typeof p!="string"&&(e=o(e,i+"/entity_type","type",{type:"string"},vt.properties.entity_type,p),r++),p===
"item_type"||p==="item"||p==="build_trigger"||p==="environment"||p==="environment_type"||(e=o(e,i+"/entity_type","enum",{allowedValues:vt.properties.entity_type.
enum},vt.properties.entity_type,p),r++)}if(t.entity_ids!==void 0){let p=t.entity_ids;if(Array.isArray(p)){p.length<1&&(e=o(e,i+"/entity_ids","minItems",{limit:1},
vt.properties.entity_ids,p),r++);let s=p.length;for(let n=0;n<s;n++){let d=p[n];typeof d!="string"&&(e=o(e,i+"/entity_ids/"+n,"type",{type:"string"},vt.properties.
entity_ids.items,d),r++)}}else e=o(e,i+"/entity_ids","type",{type:"array"},vt.properties.entity_ids,p),r++}}else e=o(e,i,"type",{type:"object"},vt,t),r++;return cr.
errors=e,r===0}function Ot(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},Pe,t),r++),t.event_types===void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},
Pe,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Pe,t),r++);if(t.entity_type!==
void 0&&(ht(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:A})||(e=N(e,ht),r=e.length)),t.event_types!==void 0){
let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Nt(p[n],{instancePath:i+"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,Nt),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},Pe.properties.event_types,p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(
p)&&p!==null&&(e=o(e,i+"/filters","type",{type:Pe.properties.filters.type},Pe.properties.filters,p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)cr(
p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,cr),r=e.length)}}}else e=o(e,i,"type",{type:"object"},Pe,t),r++;return Ot.
errors=e,r===0}function hr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},P,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},P,t),r++),t.name===void 0&&(e=
o(e,i,"required",{missingProperty:"name"},P,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},P,t),r++),t.custom_payload===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"custom_payload"},P,t),r++),t.headers===void 0&&(e=o(e,i,"required",{missingProperty:"headers"},P,t),r++),t.events===void 0&&(e=o(e,i,
"required",{missingProperty:"events"},P,t),r++),t.http_basic_user===void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_user"},P,t),r++),t.http_basic_password===
void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_password"},P,t),r++),t.enabled===void 0&&(e=o(e,i,"required",{missingProperty:"enabled"},P,t),r++),t.payload_api_version===
void 0&&(e=o(e,i,"required",{missingProperty:"payload_api_version"},P,t),r++),t.nested_items_in_payload===void 0&&(e=o(e,i,"required",{missingProperty:"nested_i\
tems_in_payload"},P,t),r++),t.auto_retry===void 0&&(e=o(e,i,"required",{missingProperty:"auto_retry"},P,t),r++);for(let p in t)Y.call(P.properties,p)||(e=o(e,i,
"additionalProperties",{additionalProperty:p},P,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},P.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},P.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","con\
st",{allowedValue:"webhook"},P.properties.type,p),r++)}if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},P.properties.
name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},P.properties.url,p),r++)}if(t.custom_payload!==void 0){let p=t.
custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:P.properties.custom_payload.type},P.properties.custom_payload,p),r++)}if(t.
headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},P.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},P.properties.headers,
p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Ot(p[n],{instancePath:i+"/events/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Ot),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},P.properties.events,p),r++}if(t.http_basic_user!==void 0){let p=t.http_basic_user;
typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:P.properties.http_basic_user.type},P.properties.http_basic_user,p),r++)}if(t.http_basic_password!==
void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:P.properties.http_basic_password.type},P.properties.
http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},P.properties.enabled,p),r++)}
if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",{type:"string"},P.properties.payload_api_version,
p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"/nested_items_in_payload","type",{type:"boolean"},
P.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&(e=o(e,i+"/auto_retry","type",{type:"boolean"},P.
properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},P,t),r++;return hr.errors=e,r===0}a.v26=ui;let ze={type:"object",additionalProperties:!1,properties:{
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function ui(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let p in t)Y.call(ze.properties,p)||(e=o(e,i,
"additionalProperties",{additionalProperty:p},ze,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},ze.properties.
name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},ze.properties.url,p),r++)}if(t.custom_payload!==void 0){let p=t.
custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:ze.properties.custom_payload.type},ze.properties.custom_payload,p),r++)}if(t.
headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},ze.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},ze.properties.
headers,p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Ot(p[n],{instancePath:i+"/events/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Ot),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},ze.properties.events,p),r++}if(t.http_basic_user!==void 0){let p=t.http_basic_user;
typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:ze.properties.http_basic_user.type},ze.properties.http_basic_user,p),r++)}if(t.http_basic_password!==
void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:ze.properties.http_basic_password.type},ze.properties.
http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"boolean"},ze.properties.enabled,p),r++)}
if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",{type:"string"},ze.properties.payload_api_version,
p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"/nested_items_in_payload","type",{type:"boolean"},
ze.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&(e=o(e,i+"/auto_retry","type",{type:"boolean"},ze.
properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},ze,t),r++;return ui.errors=e,r===0}a.v27=mi;let ue={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}};function mi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,i,"required",{missingProperty:"name"},ue,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},
ue,t),r++),t.custom_payload===void 0&&(e=o(e,i,"required",{missingProperty:"custom_payload"},ue,t),r++),t.headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
headers"},ue,t),r++),t.events===void 0&&(e=o(e,i,"required",{missingProperty:"events"},ue,t),r++),t.http_basic_user===void 0&&(e=o(e,i,"required",{missingProperty:"\
http_basic_user"},ue,t),r++),t.http_basic_password===void 0&&(e=o(e,i,"required",{missingProperty:"http_basic_password"},ue,t),r++);for(let p in t)Y.call(ue.properties,
p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ue,t),r++);if(t.name!==void 0){let p=t.name;typeof p!="string"&&(e=o(e,i+"/name","type",{type:"string"},
ue.properties.name,p),r++)}if(t.url!==void 0){let p=t.url;typeof p!="string"&&(e=o(e,i+"/url","type",{type:"string"},ue.properties.url,p),r++)}if(t.custom_payload!==
void 0){let p=t.custom_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/custom_payload","type",{type:ue.properties.custom_payload.type},ue.properties.custom_payload,
p),r++)}if(t.headers!==void 0){let p=t.headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/headers/"+s.
replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},ue.properties.headers.additionalProperties,n),r++)}else e=o(e,i+"/headers","type",{type:"object"},
ue.properties.headers,p),r++}if(t.events!==void 0){let p=t.events;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Ot(p[n],{instancePath:i+"/events/"+n,parentData:p,
parentDataProperty:n,rootData:A})||(e=N(e,Ot),r=e.length)}else e=o(e,i+"/events","type",{type:"array"},ue.properties.events,p),r++}if(t.http_basic_user!==void 0){
let p=t.http_basic_user;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_user","type",{type:ue.properties.http_basic_user.type},ue.properties.http_basic_user,
p),r++)}if(t.http_basic_password!==void 0){let p=t.http_basic_password;typeof p!="string"&&p!==null&&(e=o(e,i+"/http_basic_password","type",{type:ue.properties.
http_basic_password.type},ue.properties.http_basic_password,p),r++)}if(t.enabled!==void 0){let p=t.enabled;typeof p!="boolean"&&(e=o(e,i+"/enabled","type",{type:"\
boolean"},ue.properties.enabled,p),r++)}if(t.payload_api_version!==void 0){let p=t.payload_api_version;typeof p!="string"&&(e=o(e,i+"/payload_api_version","type",
{type:"string"},ue.properties.payload_api_version,p),r++)}if(t.nested_items_in_payload!==void 0){let p=t.nested_items_in_payload;typeof p!="boolean"&&(e=o(e,i+"\
/nested_items_in_payload","type",{type:"boolean"},ue.properties.nested_items_in_payload,p),r++)}if(t.auto_retry!==void 0){let p=t.auto_retry;typeof p!="boolean"&&
(e=o(e,i+"/auto_retry","type",{type:"boolean"},ue.properties.auto_retry,p),r++)}}else e=o(e,i,"type",{type:"object"},ue,t),r++;return mi.errors=e,r===0}a.v28=M;
let D={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{
$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function M(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},D,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},
D,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},D,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)hr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,hr),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},D.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=
N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},D,t),r++;return M.errors=e,r===0}a.v29=C;let Re={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},f={type:"\
object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","respo\
nse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status"],properties:{id:{type:"string"},type:{type:"\
string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"s\
tring"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://flat\
/schemas#/$defs/WebhookCallStatus"}}},q={type:"string",enum:["pending","success","failed","rescheduled"]};function S(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},q,t),r++),t==="pending"||t==="success"||t==="failed"||t==="reschedul\
ed"||(e=o(e,i,"enum",{allowedValues:q.enum},q,t),r++),S.errors=e,r===0}function W(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},f,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},f,t),r++),t.webhook===void 0&&(e=o(e,i,"required",{missingProperty:"webhook"},f,t),r++),t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"ent\
ity_type"},f,t),r++),t.event_type===void 0&&(e=o(e,i,"required",{missingProperty:"event_type"},f,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"\
created_at"},f,t),r++),t.request_url===void 0&&(e=o(e,i,"required",{missingProperty:"request_url"},f,t),r++),t.request_headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
request_headers"},f,t),r++),t.request_payload===void 0&&(e=o(e,i,"required",{missingProperty:"request_payload"},f,t),r++),t.response_status===void 0&&(e=o(e,i,"\
required",{missingProperty:"response_status"},f,t),r++),t.response_headers===void 0&&(e=o(e,i,"required",{missingProperty:"response_headers"},f,t),r++),t.response_payload===
void 0&&(e=o(e,i,"required",{missingProperty:"response_payload"},f,t),r++),t.attempted_auto_retries_count===void 0&&(e=o(e,i,"required",{missingProperty:"attemp\
ted_auto_retries_count"},f,t),r++),t.last_sent_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_sent_at"},f,t),r++),t.next_retry_at===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"next_retry_at"},f,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},f,t),r++);for(let p in t)Y.call(f.properties,
p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},f,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},f.properties.
id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},f.properties.type,p),r++),p!=="webhook_call"&&(e=o(e,i+"\
/type","const",{allowedValue:"webhook_call"},f.properties.type,p),r++)}if(t.webhook!==void 0){let p=t.webhook;if(p&&typeof p=="object"&&!Array.isArray(p)){p.type===
void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"type"},f.properties.webhook,p),r++),p.id===void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"id"},
f.properties.webhook,p),r++);for(let s in p)s==="type"||s==="id"||(e=o(e,i+"/webhook","additionalProperties",{additionalProperty:s},f.properties.webhook,p),r++);
if(p.type!==void 0){let s=p.type;typeof s!="string"&&(e=o(e,i+"/webhook/type","type",{type:"string"},f.properties.webhook.properties.type,s),r++),s!=="webhook"&&
(e=o(e,i+"/webhook/type","const",{allowedValue:"webhook"},f.properties.webhook.properties.type,s),r++)}if(p.id!==void 0){let s=p.id;typeof s!="string"&&(e=o(e,i+
"/webhook/id","type",{type:"string"},f.properties.webhook.properties.id,s),r++)}}else e=o(e,i+"/webhook","type",{type:"object"},f.properties.webhook,p),r++}if(t.
entity_type!==void 0&&(ht(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:A})||(e=N(e,ht),r=e.length)),t.event_type!==
void 0&&(Nt(t.event_type,{instancePath:i+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:A})||(e=N(e,Nt),r=e.length)),t.created_at!==void 0){
let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},f.properties.created_at,p),r++):(e=o(e,i+"/created_at","ty\
pe",{type:"string"},f.properties.created_at,p),r++)}if(t.request_url!==void 0){let p=t.request_url;typeof p!="string"&&(e=o(e,i+"/request_url","type",{type:"str\
ing"},f.properties.request_url,p),r++)}if(t.request_headers!==void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];
typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},f.properties.request_headers.additionalProperties,
n),r++)}else e=o(e,i+"/request_headers","type",{type:"object"},f.properties.request_headers,p),r++}if(t.request_payload!==void 0){let p=t.request_payload;typeof p!=
"string"&&(e=o(e,i+"/request_payload","type",{type:"string"},f.properties.request_payload,p),r++)}if(t.response_status!==void 0){let p=t.response_status;!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null&&(e=o(e,i+"/response_status","type",{type:f.properties.response_status.type},f.properties.response_status,p),
r++)}if(t.response_headers!==void 0){let p=t.response_headers;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null&&(e=o(e,i+"/response_headers","type",{type:f.
properties.response_headers.type},f.properties.response_headers,p),r++),p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="string"&&
(e=o(e,i+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},f.properties.response_headers.additionalProperties,n),r++)}}if(t.response_payload!==
void 0){let p=t.response_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/response_payload","type",{type:f.properties.response_payload.type},f.properties.response_payload,
p),r++)}if(t.attempted_auto_retries_count!==void 0){let p=t.attempted_auto_retries_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/attempte\
d_auto_retries_count","type",{type:"integer"},f.properties.attempted_auto_retries_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/att\
empted_auto_retries_count","minimum",{comparison:">=",limit:0},f.properties.attempted_auto_retries_count,p),r++)}if(t.last_sent_at!==void 0){let p=t.last_sent_at;
typeof p=="string"?K.test(p)||(e=o(e,i+"/last_sent_at","format",{format:"date-time"},f.properties.last_sent_at,p),r++):(e=o(e,i+"/last_sent_at","type",{type:"st\
ring"},f.properties.last_sent_at,p),r++)}if(t.next_retry_at!==void 0){let p=t.next_retry_at;typeof p!="string"&&p!==null&&(e=o(e,i+"/next_retry_at","type",{type:f.
properties.next_retry_at.type},f.properties.next_retry_at,p),r++),typeof p=="string"&&(K.test(p)||(e=o(e,i+"/next_retry_at","format",{format:"date-time"},f.properties.
next_retry_at,p),r++))}t.status!==void 0&&(S(t.status,{instancePath:i+"/status",parentData:t,parentDataProperty:"status",rootData:A})||(e=N(e,S),r=e.length))}else
e=o(e,i,"type",{type:"object"},f,t),r++;return W.errors=e,r===0}function C(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Re,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"\
meta"},Re,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Re,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)W(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,W),r=e.length)}else e=o(
e,i+"/data","type",{type:"array"},Re.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},Re,t),r++;return C.errors=e,r===0}a.v30=y;function y(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},f,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},f,t),r++),t.webhook===void 0&&(e=o(e,i,"required",{missingProperty:"webhook"},f,t),r++),t.entity_type===void 0&&(e=
o(e,i,"required",{missingProperty:"entity_type"},f,t),r++),t.event_type===void 0&&(e=o(e,i,"required",{missingProperty:"event_type"},f,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},f,t),r++),t.request_url===void 0&&(e=o(e,i,"required",{missingProperty:"request_url"},f,t),r++),t.request_headers===
void 0&&(e=o(e,i,"required",{missingProperty:"request_headers"},f,t),r++),t.request_payload===void 0&&(e=o(e,i,"required",{missingProperty:"request_payload"},f,
t),r++),t.response_status===void 0&&(e=o(e,i,"required",{missingProperty:"response_status"},f,t),r++),t.response_headers===void 0&&(e=o(e,i,"required",{missingProperty:"\
response_headers"},f,t),r++),t.response_payload===void 0&&(e=o(e,i,"required",{missingProperty:"response_payload"},f,t),r++),t.attempted_auto_retries_count===void 0&&
(e=o(e,i,"required",{missingProperty:"attempted_auto_retries_count"},f,t),r++),t.last_sent_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_sent_at"},f,t),
r++),t.next_retry_at===void 0&&(e=o(e,i,"required",{missingProperty:"next_retry_at"},f,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},
f,t),r++);for(let p in t)Y.call(f.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},f,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&
(e=o(e,i+"/id","type",{type:"string"},f.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},f.properties.
type,p),r++),p!=="webhook_call"&&(e=o(e,i+"/type","const",{allowedValue:"webhook_call"},f.properties.type,p),r++)}if(t.webhook!==void 0){let p=t.webhook;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.type===void 0&&(e=o(e,i+"/webhook","required",{missingProperty:"type"},f.properties.webhook,p),r++),p.id===void 0&&(e=o(e,i+"/web\
hook","required",{missingProperty:"id"},f.properties.webhook,p),r++);for(let s in p)s==="type"||s==="id"||(e=o(e,i+"/webhook","additionalProperties",{additionalProperty:s},
f.properties.webhook,p),r++);if(p.type!==void 0){let s=p.type;typeof s!="string"&&(e=o(e,i+"/webhook/type","type",{type:"string"},f.properties.webhook.properties.
type,s),r++),s!=="webhook"&&(e=o(e,i+"/webhook/type","const",{allowedValue:"webhook"},f.properties.webhook.properties.type,s),r++)}if(p.id!==void 0){let s=p.id;
typeof s!="string"&&(e=o(e,i+"/webhook/id","type",{type:"string"},f.properties.webhook.properties.id,s),r++)}}else e=o(e,i+"/webhook","type",{type:"object"},f.properties.
webhook,p),r++}if(t.entity_type!==void 0&&(ht(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:A})||(e=N(e,ht),
r=e.length)),t.event_type!==void 0&&(Nt(t.event_type,{instancePath:i+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:A})||(e=N(e,Nt),r=e.length)),
t.created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},f.properties.created_at,p),r++):(e=
o(e,i+"/created_at","type",{type:"string"},f.properties.created_at,p),r++)}if(t.request_url!==void 0){let p=t.request_url;typeof p!="string"&&(e=o(e,i+"/request\
_url","type",{type:"string"},f.properties.request_url,p),r++)}if(t.request_headers!==void 0){let p=t.request_headers;if(p&&typeof p=="object"&&!Array.isArray(p))
for(let s in p){let n=p[s];typeof n!="string"&&(e=o(e,i+"/request_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},f.properties.request_headers.
additionalProperties,n),r++)}else e=o(e,i+"/request_headers","type",{type:"object"},f.properties.request_headers,p),r++}if(t.request_payload!==void 0){let p=t.request_payload;
typeof p!="string"&&(e=o(e,i+"/request_payload","type",{type:"string"},f.properties.request_payload,p),r++)}if(t.response_status!==void 0){let p=t.response_status;
!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))&&p!==null&&(e=o(e,i+"/response_status","type",{type:f.properties.response_status.type},f.properties.response_status,
p),r++)}if(t.response_headers!==void 0){let p=t.response_headers;if(!(p&&typeof p=="object"&&!Array.isArray(p))&&p!==null&&(e=o(e,i+"/response_headers","type",{
type:f.properties.response_headers.type},f.properties.response_headers,p),r++),p&&typeof p=="object"&&!Array.isArray(p))for(let s in p){let n=p[s];typeof n!="st\
ring"&&(e=o(e,i+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},f.properties.response_headers.additionalProperties,n),r++)}}
if(t.response_payload!==void 0){let p=t.response_payload;typeof p!="string"&&p!==null&&(e=o(e,i+"/response_payload","type",{type:f.properties.response_payload.type},
f.properties.response_payload,p),r++)}if(t.attempted_auto_retries_count!==void 0){let p=t.attempted_auto_retries_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p)||(e=o(e,i+"/attempted_auto_retries_count","type",{type:"integer"},f.properties.attempted_auto_retries_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(
p))&&(e=o(e,i+"/attempted_auto_retries_count","minimum",{comparison:">=",limit:0},f.properties.attempted_auto_retries_count,p),r++)}if(t.last_sent_at!==void 0){
let p=t.last_sent_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/last_sent_at","format",{format:"date-time"},f.properties.last_sent_at,p),r++):(e=o(e,i+"/last_sent\
_at","type",{type:"string"},f.properties.last_sent_at,p),r++)}if(t.next_retry_at!==void 0){let p=t.next_retry_at;typeof p!="string"&&p!==null&&(e=o(e,i+"/next_r\
etry_at","type",{type:f.properties.next_retry_at.type},f.properties.next_retry_at,p),r++),typeof p=="string"&&(K.test(p)||(e=o(e,i+"/next_retry_at","format",{format:"\
date-time"},f.properties.next_retry_at,p),r++))}t.status!==void 0&&(S(t.status,{instancePath:i+"/status",parentData:t,parentDataProperty:"status",rootData:A})||
(e=N(e,S),r=e.length))}else e=o(e,i,"type",{type:"object"},f,t),r++;return y.errors=e,r===0}a.v31=l;let c={type:"object",additionalProperties:!1,required:["id",
"type","label","position","parent","children"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"\
integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin:\
//flat/schemas#/$defs/UploadCollectionReference"}}}};function l(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},c,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},c,
t),r++),t.label===void 0&&(e=o(e,i,"required",{missingProperty:"label"},c,t),r++),t.position===void 0&&(e=o(e,i,"required",{missingProperty:"position"},c,t),r++),
t.parent===void 0&&(e=o(e,i,"required",{missingProperty:"parent"},c,t),r++),t.children===void 0&&(e=o(e,i,"required",{missingProperty:"children"},c,t),r++);for(let s in t)
s==="id"||s==="type"||s==="label"||s==="position"||s==="parent"||s==="children"||(e=o(e,i,"additionalProperties",{additionalProperty:s},c,t),r++);if(t.id!==void 0){
let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},c.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/typ\
e","type",{type:"string"},c.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},c.properties.type,s),r++)}
if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,i+"/label","type",{type:"string"},c.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/position","type",{type:"integer"},c.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&
(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",{comparison:">=",limit:0},c.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,d=!0,m=r;s!==null&&
(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:A})||
(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/parent","if",{failingKeyword:"else"},c.properties.parent,s),r++)}if(t.children!==void 0){let s=t.children;if(Array.
isArray(s)){let n=s.length;for(let d=0;d<n;d++)le(s[d],{instancePath:i+"/children/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,le),r=e.length)}else
e=o(e,i+"/children","type",{type:"array"},c.properties.children,s),r++}}else e=o(e,i,"type",{type:"object"},c,t),r++;return l.errors=e,r===0}a.v32=u;let g={type:"\
object",additionalProperties:!1,properties:{label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schema\
s#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function u(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="label"||s==="position"||s===
"parent"||s==="children"||(e=o(e,i,"additionalProperties",{additionalProperty:s},g,t),r++);if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,i+"/lab\
el","type",{type:"string"},g.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/po\
sition","type",{type:"integer"},g.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",{comparison:">=",
limit:0},g.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),
!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:A})||(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/parent","\
if",{failingKeyword:"else"},g.properties.parent,s),r++)}if(t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++)le(s[d],
{instancePath:i+"/children/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,le),r=e.length)}else e=o(e,i+"/children","type",{type:"array"},g.properties.
children,s),r++}}else e=o(e,i,"type",{type:"object"},g,t),r++;return u.errors=e,r===0}a.v33=$;let b={type:"object",additionalProperties:!1,required:["label"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/s\
chemas#/$defs/UploadCollectionReference"}}}};function $(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.label===void 0&&(e=o(e,i,"required",{missingProperty:"label"},b,t),r++);for(let s in t)s==="id"||s==="label"||s==="position"||s===
"parent"||(e=o(e,i,"additionalProperties",{additionalProperty:s},b,t),r++);if(t.id!==void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",
{pattern:"^[A-Za-z0-9_-]{22}$"},b.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},b.properties.id,s),r++)}if(t.label!==void 0){let s=t.label;typeof s!=
"string"&&(e=o(e,i+"/label","type",{type:"string"},b.properties.label,s),r++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)||(e=o(e,i+"/position","type",{type:"integer"},b.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/position","minimum",
{comparison:">=",limit:0},b.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?
e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:A})||(e=N(e,le),r=e.length);var p=_===r;d=p}d||(e=
o(e,i+"/parent","if",{failingKeyword:"else"},b.properties.parent,s),r++)}}else e=o(e,i,"type",{type:"object"},b,t),r++;return $.errors=e,r===0}a.v34=Io;let x={type:"\
object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"\
standin://flat/schemas#/$defs/ListMeta"}}};function Io(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},x,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},
x,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},x,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)l(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,l),r=e.length)}else e=o(e,i+"/da\
ta","type",{type:"array"},x.properties.data,p),r++}t.meta!==void 0&&(Ee(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(
e,Ee),r=e.length))}else e=o(e,i,"type",{type:"object"},x,t),r++;return Io.errors=e,r===0}a.v35=Vo;let Li={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionPlace"}}}},Rt={type:"object",additionalProperties:!1,required:["id","p\
osition","parent"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Wi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Rt,t),r++),t.position===void 0&&(e=o(e,i,"required",{
missingProperty:"position"},Rt,t),r++),t.parent===void 0&&(e=o(e,i,"required",{missingProperty:"parent"},Rt,t),r++);for(let s in t)s==="id"||s==="type"||s==="po\
sition"||s==="parent"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Rt,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",
{type:"string"},Rt.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Rt.properties.type,s),r++),
s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Rt.properties.type,s),r++)}if(t.position!==void 0){let s=t.position;typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/position","type",{type:"integer"},Rt.properties.position,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(
s))&&(e=o(e,i+"/position","minimum",{comparison:">=",limit:0},Rt.properties.position,s),r++)}if(t.parent!==void 0){let s=t.parent,n=r,d=!0,m=r;s!==null&&(e=o(e),
r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;le(s,{instancePath:i+"/parent",parentData:t,parentDataProperty:"parent",rootData:A})||(e=N(e,
le),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/parent","if",{failingKeyword:"else"},Rt.properties.parent,s),r++)}}else e=o(e,i,"type",{type:"object"},Rt,t),r++;return Wi.
errors=e,r===0}function Vo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Li,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Li,t),
r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Wi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Wi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Li.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},Li,t),r++;return Vo.
errors=e,r===0}a.v36=Co;let $t={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"strin\
g",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Co(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},$t,t),r++),t.type===void 0&&(e=o(e,i,"requ\
ired",{missingProperty:"type"},$t,t),r++),t.status===void 0&&(e=o(e,i,"required",{missingProperty:"status"},$t,t),r++),t.payload===void 0&&(e=o(e,i,"required",{
missingProperty:"payload"},$t,t),r++);for(let p in t)p==="id"||p==="type"||p==="status"||p==="payload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$t,
t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$t.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},$t.properties.type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},$t.properties.
type,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},$t.properties.status,
p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},$t.properties.status,p),r++),(p<100||isNaN(
p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:100},$t.properties.status,p),r++))}}else e=o(e,i,"type",{type:"object"},$t,t),r++;return Co.errors=e,r===
0}a.v37=zo;let Bi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://js\
on-api/data/Upload"},k={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"str\
ing",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","width","h\
eight","is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest\
_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"\
string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{3\
2}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"\
standin://json-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{
type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"\
array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red",
"green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}},
wt={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","n\
ull"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},Le={type:"\
object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function _i(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"\
x"},Le,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Le,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Le,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},Le.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Le.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},Le.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Le.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},Le.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Le.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},Le,t),r++;return _i.errors=e,r===0}function bi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,i,"required",{missingProperty:"title"},wt,t),r++),t.alt===void 0&&(e=o(e,i,"required",{missingProperty:"al\
t"},wt,t),r++),t.custom_data===void 0&&(e=o(e,i,"required",{missingProperty:"custom_data"},wt,t),r++),t.focal_point===void 0&&(e=o(e,i,"required",{missingProperty:"\
focal_point"},wt,t),r++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},wt,
t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:wt.properties.title.type},wt.properties.title,s),r++)}if(t.
alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:wt.properties.alt.type},wt.properties.alt,s),r++)}if(t.custom_data!==void 0){
let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},wt.properties.custom_data,s),r++)}if(t.focal_point!==
void 0){let s=t.focal_point,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;_i(s,{instancePath:i+"/focal_poin\
t",parentData:t,parentDataProperty:"focal_point",rootData:A})||(e=N(e,_i),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},wt.
properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},wt,t),r++;return bi.errors=e,r===0}let Wt={type:"object",additionalProperties:!1,required:["\
type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},Ki={type:"string",enum:["access_token","sso_user","acco\
unt","user","organization"]};function nr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(
e,i,"type",{type:"string"},Ki,t),r++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,i,"enum",{allowedValues:Ki.enum},
Ki,t),r++),nr.errors=e,r===0}function Lt(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Wt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Wt,t),r++);for(let p in t)
p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Wt,t),r++);if(t.type!==void 0&&(nr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"\
type",rootData:A})||(e=N(e,nr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Wt.properties.id,p),r++)}}else e=
o(e,i,"type",{type:"object"},Wt,t),r++;return Lt.errors=e,r===0}let _t={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"str\
ing",const:"upload_collection"},id:{type:"string"}}};function be(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_t,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
_t,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_t,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="st\
ring"&&(e=o(e,i+"/type","type",{type:"string"},_t.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},_t.
properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_t.properties.id,p),r++)}}else e=o(e,i,"type",{type:"\
object"},_t,t),r++;return be.errors=e,r===0}let te={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function gi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},te,t),r++);for(let p in t)p!=="antiviru\
s"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},te,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(p)){p.
status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},te.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","requi\
red",{missingProperty:"checked_at"},te.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},te.
properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
te.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},te.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:te.properties.
antivirus.properties.status.enum},te.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:te.properties.antivirus.properties.checked_at.type},te.properties.antivirus.properties.checked_at,s),r++),typeof s=="\
string"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},te.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:te.properties.antivirus.properties.threat_name.type},te.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},te.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},te,
t),r++;return gi.errors=e,r===0}function Zi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},k,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},k,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},k,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},k,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:s},k,t),r++);if(t.id!==void 0){let s=t.
id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},k.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",
{type:"string"},k.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},k.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.
attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},k.properties.attributes,s),r++),
s.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"basename"},k.properties.attributes,s),r++),s.filename===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"filename"},k.properties.attributes,s),r++),s.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},k.properties.attributes,
s),r++),s.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"format"},k.properties.attributes,s),r++),s.mime_type===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"mime_type"},k.properties.attributes,s),r++),s.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},k.properties.
attributes,s),r++),s.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},k.properties.attributes,s),r++),s.width===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"width"},k.properties.attributes,s),r++),s.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},k.properties.
attributes,s),r++),s.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},k.properties.attributes,s),r++),s.author===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"author"},k.properties.attributes,s),r++),s.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
copyright"},k.properties.attributes,s),r++),s.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},k.properties.attributes,s),r++),s.tags===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},k.properties.attributes,s),r++),s.default_field_metadata===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},k.properties.attributes,s),r++),s.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"dura\
tion"},k.properties.attributes,s),r++),s.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},k.properties.attributes,s),r++),s.
blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},k.properties.attributes,s),r++),s.thumbhash===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"thumbhash"},k.properties.attributes,s),r++),s.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_play\
back_id"},k.properties.attributes,s),r++),s.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},k.properties.
attributes,s),r++),s.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},k.properties.attributes,s),r++),s.exif_info===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},k.properties.attributes,s),r++),s.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
colors"},k.properties.attributes,s),r++),s.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},k.properties.attributes,s),r++),
s.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},k.properties.attributes,s),r++);for(let n in s)Y.call(k.properties.attributes.
properties,n)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},k.properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="\
string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},k.properties.attributes.properties.path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="\
string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},k.properties.attributes.properties.basename,n),r++)}if(s.filename!==void 0){let n=s.filename;typeof n!=
"string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},k.properties.attributes.properties.filename,n),r++)}if(s.url!==void 0){let n=s.url;typeof n=="s\
tring"?H(n)||(e=o(e,i+"/attributes/url","format",{format:"uri"},k.properties.attributes.properties.url,n),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},
k.properties.attributes.properties.url,n),r++)}if(s.format!==void 0){let n=s.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/format","type",{type:k.properties.
attributes.properties.format.type},k.properties.attributes.properties.format,n),r++)}if(s.mime_type!==void 0){let n=s.mime_type;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/mime_type","type",{type:k.properties.attributes.properties.mime_type.type},k.properties.attributes.properties.mime_type,n),r++)}if(s.size!==void 0){
let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/size","type",{type:"integer"},k.properties.attributes.properties.size,n),
r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.size,n),
r++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?lt.test(n)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},k.properties.attributes.properties.
md5,n),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},k.properties.attributes.properties.md5,n),r++)}if(s.width!==void 0){let n=s.width;!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/width","type",{type:k.properties.attributes.properties.width.type},k.properties.attributes.
properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",limit:0},k.properties.attributes.
properties.width,n),r++)}if(s.height!==void 0){let n=s.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/height","ty\
pe",{type:k.properties.attributes.properties.height.type},k.properties.attributes.properties.height,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=
o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.height,n),r++)}if(s.is_image!==void 0){let n=s.is_image;typeof n!=
"boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},k.properties.attributes.properties.is_image,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!=
"string"&&n!==null&&(e=o(e,i+"/attributes/author","type",{type:k.properties.attributes.properties.author.type},k.properties.attributes.properties.author,n),r++)}
if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:k.properties.attributes.properties.copyright.
type},k.properties.attributes.properties.copyright,n),r++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",
{type:k.properties.attributes.properties.notes.type},k.properties.attributes.properties.notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let d=n.
length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tags/"+m,"type",{type:"string"},k.properties.attributes.properties.tags.items,_),
r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},k.properties.attributes.properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;
if(n&&typeof n=="object"&&!Array.isArray(n))for(let d in n)bi(n[d],{instancePath:i+"/attributes/default_field_metadata/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:d,rootData:A})||(e=N(e,bi),r=e.length);else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},k.properties.attributes.
properties.default_field_metadata,n),r++}if(s.duration!==void 0){let n=s.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/duration",
"type",{type:k.properties.attributes.properties.duration.type},k.properties.attributes.properties.duration,n),r++)}if(s.frame_rate!==void 0){let n=s.frame_rate;
!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:k.properties.attributes.properties.frame_rate.type},k.properties.attributes.
properties.frame_rate,n),r++)}if(s.blurhash!==void 0){let n=s.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:k.properties.attributes.
properties.blurhash.type},k.properties.attributes.properties.blurhash,n),r++)}if(s.thumbhash!==void 0){let n=s.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,i+
"/attributes/thumbhash","type",{type:k.properties.attributes.properties.thumbhash.type},k.properties.attributes.properties.thumbhash,n),r++)}if(s.mux_playback_id!==
void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:k.properties.attributes.properties.mux_playback_id.
type},k.properties.attributes.properties.mux_playback_id,n),r++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/mux_mp4_highest_res","type",{type:k.properties.attributes.properties.mux_mp4_highest_res.type},k.properties.attributes.properties.mux_mp4_highest_res,
n),r++),n==="high"||n==="medium"||n==="low"||n===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:k.properties.attributes.properties.mux_mp4_highest_res.
enum},k.properties.attributes.properties.mux_mp4_highest_res,n),r++)}if(s.smart_tags!==void 0){let n=s.smart_tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<
d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/smart_tags/"+m,"type",{type:"string"},k.properties.attributes.properties.smart_tags.items,_),r++)}}else
e=o(e,i+"/attributes/smart_tags","type",{type:"array"},k.properties.attributes.properties.smart_tags,n),r++}if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n==
"object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},k.properties.attributes.properties.exif_info,n),r++)}if(s.colors!==void 0){
let n=s.colors;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];if(_&&typeof _=="object"&&!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/attri\
butes/colors/"+m,"required",{missingProperty:"red"},k.properties.attributes.properties.colors.items,_),r++),_.green===void 0&&(e=o(e,i+"/attributes/colors/"+m,"\
required",{missingProperty:"green"},k.properties.attributes.properties.colors.items,_),r++),_.blue===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"\
blue"},k.properties.attributes.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"alpha"},k.properties.
attributes.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v==="alpha"||(e=o(e,i+"/attributes/colors/"+m,"additionalPropertie\
s",{additionalProperty:v},k.properties.attributes.properties.colors.items,_),r++);if(_.red!==void 0){let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)||(e=o(e,i+"/attributes/colors/"+m+"/red","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/green","type",{type:"inte\
ger"},k.properties.attributes.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors\
/"+m+"/green","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attribu\
tes/colors/"+m+"/green","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.green,v),r++))}if(_.blue!==void 0){let v=_.
blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/blue","type",{type:"integer"},k.properties.attributes.properties.colors.
items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/blue","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/blue","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||
(e=o(e,i+"/attributes/colors/"+m+"/alpha","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.alpha,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
alpha,v),r++))}}else e=o(e,i+"/attributes/colors/"+m,"type",{type:"object"},k.properties.attributes.properties.colors.items,_),r++}}else e=o(e,i+"/attributes/co\
lors","type",{type:"array"},k.properties.attributes.properties.colors,n),r++}if(s.created_at!==void 0){let n=s.created_at;typeof n!="string"&&n!==null&&(e=o(e,i+
"/attributes/created_at","type",{type:k.properties.attributes.properties.created_at.type},k.properties.attributes.properties.created_at,n),r++),typeof n=="strin\
g"&&(K.test(n)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},k.properties.attributes.properties.created_at,n),r++))}if(s.updated_at!==void 0){
let n=s.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:k.properties.attributes.properties.updated_at.type},k.properties.
attributes.properties.updated_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},k.properties.attributes.
properties.updated_at,n),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},k.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},k.properties.relationships,s),
r++),s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},k.properties.relationships,s),r++);for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},k.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},k.properties.
relationships.properties.creator,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:d},k.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Lt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:A})||
(e=N(e,Lt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},k.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},k.properties.relationships.properties.upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:d},k.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},k.properties.relationships.
properties.upload_collection.properties.data,d),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},k.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},k.properties.relationships,s),r++}t.meta!==void 0&&(gi(t.meta,{instancePath:i+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,gi),r=e.length))}else e=o(e,i,"type",{type:"object"},k,t),r++;return Zi.errors=e,r===0}function zo(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},Bi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Bi,t),r++);t.data!==void 0&&(Zi(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Zi),r=e.length))}else e=o(e,i,"type",{type:"object"},Bi,t),r++;return zo.errors=
e,r===0}a.v38=Oo;let Yi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin:/\
/json-api/data/Job"},Nr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Hi(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},Nr,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Nr,t),r++);for(let p in t)p==="id"||p==="type"||(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},Nr,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Nr.properties.id,p),
r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Nr.properties.type,p),r++),p!=="job"&&(e=o(e,i+"/type","const",
{allowedValue:"job"},Nr.properties.type,p),r++)}}else e=o(e,i,"type",{type:"object"},Nr,t),r++;return Hi.errors=e,r===0}function Oo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
Yi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Yi,t),r++);t.data!==void 0&&(Hi(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:A})||(e=N(e,Hi),r=e.length))}else e=o(e,i,"type",{type:"object"},Yi,t),r++;return Oo.errors=e,r===0}a.v39=Ro;let xe={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{type:"array",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","at\
tributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","d\
etails"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","FO\
REIGN_REQUEST","INVALID_ENDPOINT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALI\
D_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","C\
ONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},
transient:{type:"boolean"}}}}}}}};function Ro(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xe,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},
xe,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){p.length<1&&(e=o(e,i+"/data","minItems",{limit:1},xe.properties.data,p),r++);let s=p.length;for(let n=0;n<
s;n++){let d=p[n];if(d&&typeof d=="object"&&!Array.isArray(d)){d.id===void 0&&(e=o(e,i+"/data/"+n,"required",{missingProperty:"id"},xe.properties.data.items,d),
r++),d.type===void 0&&(e=o(e,i+"/data/"+n,"required",{missingProperty:"type"},xe.properties.data.items,d),r++),d.attributes===void 0&&(e=o(e,i+"/data/"+n,"requi\
red",{missingProperty:"attributes"},xe.properties.data.items,d),r++);for(let m in d)m==="id"||m==="type"||m==="attributes"||(e=o(e,i+"/data/"+n,"additionalPrope\
rties",{additionalProperty:m},xe.properties.data.items,d),r++);if(d.id!==void 0){let m=d.id;typeof m!="string"&&(e=o(e,i+"/data/"+n+"/id","type",{type:"string"},
xe.properties.data.items.properties.id,m),r++)}if(d.type!==void 0){let m=d.type;typeof m!="string"&&(e=o(e,i+"/data/"+n+"/type","type",{type:"string"},xe.properties.
data.items.properties.type,m),r++),m!=="api_error"&&(e=o(e,i+"/data/"+n+"/type","const",{allowedValue:"api_error"},xe.properties.data.items.properties.type,m),r++)}
if(d.attributes!==void 0){let m=d.attributes;if(m&&typeof m=="object"&&!Array.isArray(m)){m.code===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"\
code"},xe.properties.data.items.properties.attributes,m),r++),m.doc_url===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"doc_url"},xe.properties.
data.items.properties.attributes,m),r++),m.details===void 0&&(e=o(e,i+"/data/"+n+"/attributes","required",{missingProperty:"details"},xe.properties.data.items.properties.
attributes,m),r++);for(let _ in m)_==="code"||_==="doc_url"||_==="details"||_==="transient"||(e=o(e,i+"/data/"+n+"/attributes","additionalProperties",{additionalProperty:_},
xe.properties.data.items.properties.attributes,m),r++);if(m.code!==void 0){let _=m.code;typeof _!="string"&&(e=o(e,i+"/data/"+n+"/attributes/code","type",{type:"\
string"},xe.properties.data.items.properties.attributes.properties.code,_),r++),_==="INVALID_JSON_BODY"||_==="MALFORMED_REQUEST"||_==="INVALID_AUTHORIZATION_HEA\
DER"||_==="INSUFFICIENT_PERMISSIONS"||_==="NOT_FOUND"||_==="FOREIGN_REQUEST"||_==="INVALID_ENDPOINT"||_==="PAYLOAD_TOO_LARGE"||_==="URL_TOO_LONG"||_==="INVALID_\
CONTENT_TYPE_HEADER"||_==="EXPECTATION_FAILED"||_==="INVALID_FORMAT"||_==="INVALID_FIELD"||_==="INVALID_ENTITY_ID"||_==="INVALID_TYPE"||_==="INVALID_ENVIRONMENT"||
_==="INVALID_API_VERSION"||_==="INVALID_PREFERENCE"||_==="NOT_A_VIDEO"||_==="TOO_MANY_OPERATIONS"||_==="UPLOAD_IS_CURRENTLY_IN_USE"||_==="CONCURRENT_UPLOAD_UPDA\
TE"||_==="RATE_LIMIT_EXCEEDED"||_==="HEADERS_TOO_LARGE"||_==="INTERNAL_ERROR"||_==="SERVICE_UNAVAILABLE"||(e=o(e,i+"/data/"+n+"/attributes/code","enum",{allowedValues:xe.
properties.data.items.properties.attributes.properties.code.enum},xe.properties.data.items.properties.attributes.properties.code,_),r++)}if(m.doc_url!==void 0){
let _=m.doc_url;typeof _!="string"&&(e=o(e,i+"/data/"+n+"/attributes/doc_url","type",{type:"string"},xe.properties.data.items.properties.attributes.properties.doc_url,
_),r++)}if(m.details!==void 0){let _=m.details;_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/data/"+n+"/attributes/details","type",{type:"object"},xe.properties.
data.items.properties.attributes.properties.details,_),r++)}if(m.transient!==void 0){let _=m.transient;typeof _!="boolean"&&(e=o(e,i+"/data/"+n+"/attributes/tra\
nsient","type",{type:"boolean"},xe.properties.data.items.properties.attributes.properties.transient,_),r++)}}else e=o(e,i+"/data/"+n+"/attributes","type",{type:"\
object"},xe.properties.data.items.properties.attributes,m),r++}}else e=o(e,i+"/data/"+n,"type",{type:"object"},xe.properties.data.items,d),r++}}else e=o(e,i+"/d\
ata","type",{type:"array"},xe.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},xe,t),r++;return Ro.errors=e,r===0}a.v40=Lo;let Gi={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},de={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{
type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{
creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdat\
e"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id","type"]},vr={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},
alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Foc\
alPointUpdate"}}}},Bt={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};
function Ji(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=
o(e,i,"required",{missingProperty:"x"},Bt,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Bt,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"\
additionalProperties",{additionalProperty:p},Bt,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"\
<=",limit:1},Bt.properties.x,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Bt.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"num\
ber"},Bt.properties.x,p),r++)}if(t.y!==void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Bt.
properties.y,p),r++),(p<0||isNaN(p))&&(e=o(e,i+"/y","minimum",{comparison:">=",limit:0},Bt.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Bt.properties.
y,p),r++)}}else e=o(e,i,"type",{type:"object"},Bt,t),r++;return Ji.errors=e,r===0}function Qi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalPro\
perties",{additionalProperty:s},vr,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:vr.properties.title.type},
vr.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt","type",{type:vr.properties.alt.type},vr.properties.alt,
s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},vr.properties.custom_data,
s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;Ji(s,{
instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:A})||(e=N(e,Ji),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",
{failingKeyword:"else"},vr.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},vr,t),r++;return Qi.errors=e,r===0}let Kt={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Xi(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
Kt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Kt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Kt,t),r++);if(t.type!==void 0&&(nr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,nr),r=e.length)),t.id!==void 0){let p=t.
id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Kt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Kt,t),r++;return Xi.errors=e,r===0}let bt={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Pi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},bt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},bt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
bt,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},bt.properties.type,p),r++),p!=="upload_collection"&&(e=o(
e,i+"/type","const",{allowedValue:"upload_collection"},bt.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},bt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},bt,t),r++;return Pi.errors=e,r===0}function ep(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},de,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},de,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,"additi\
onalProperties",{additionalProperty:s},de,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},de.properties.id,s),r++)}
if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},de.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","const",{
allowedValue:"upload"},de.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="\
path"||n==="basename"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},
de.properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},de.properties.attributes.
properties.path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},de.properties.attributes.
properties.basename,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:de.properties.
attributes.properties.copyright.type},de.properties.attributes.properties.copyright,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=
o(e,i+"/attributes/author","type",{type:de.properties.attributes.properties.author.type},de.properties.attributes.properties.author,n),r++)}if(s.notes!==void 0){
let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",{type:de.properties.attributes.properties.notes.type},de.properties.attributes.properties.
notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tag\
s/"+m,"type",{type:"string"},de.properties.attributes.properties.tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},de.properties.attributes.
properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let d in n)Qi(n[d],{
instancePath:i+"/attributes/default_field_metadata/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:d,rootData:A})||(e=N(e,Qi),r=e.length);else
e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},de.properties.attributes.properties.default_field_metadata,n),r++}}else e=o(e,i+"/attributes",
"type",{type:"object"},de.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},de.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},de.properties.
relationships.properties.creator,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:d},de.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Xi(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:A})||
(e=N(e,Xi),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},de.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},de.properties.relationships.properties.upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:d},de.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;Pi(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:A})||(e=N(e,Pi),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},de.properties.relationships.
properties.upload_collection.properties.data,d),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},de.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},de.properties.relationships,s),r++}if(t.meta!==void 0){let s=t.meta;s&&typeof s==
"object"&&!Array.isArray(s)||(e=o(e,i+"/meta","type",{type:"object"},de.properties.meta,s),r++)}}else e=o(e,i,"type",{type:"object"},de,t),r++;return ep.errors=
e,r===0}function Lo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},Gi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Gi,t),r++);t.data!==
void 0&&(ep(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,ep),r=e.length))}else e=o(e,i,"type",{type:"object"},Gi,t),
r++;return Lo.errors=e,r===0}a.v41=So;let tp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/\
UploadCreate"}},$id:"standin://json-api/data/UploadCreate"},ie={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"strin\
g",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"\
string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"\
string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataCreate"}}}},relationships:{type:"obje\
ct",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$de\
fs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/sche\
mas#/$defs/UploadCollectionReference"}}}}}}}},Ar={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},
custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function rp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="cust\
om_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Ar,t),r++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&
(e=o(e,i+"/title","type",{type:Ar.properties.title.type},Ar.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,i+"/alt",
"type",{type:Ar.properties.alt.type},Ar.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+
"/custom_data","type",{type:"object"},Ar.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,m=r;s!==null&&(e=o(e),r++);var p=m===
r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;_i(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:A})||(e=N(e,_i),
r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},Ar.properties.focal_point,s),r++)}}else e=o(e,i,"type",{type:"object"},Ar,t),
r++;return rp.errors=e,r===0}function ip(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},ie,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},ie,
t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},ie,t),r++);if(t.id!==
void 0){let s=t.id;typeof s=="string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},ie.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"\
string"},ie.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},ie.properties.type,s),r++),s!=="u\
pload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},ie.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},ie.properties.attributes,s),r++);for(let n in s)n==="path"||n==="basenam\
e"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},ie.
properties.attributes,s),r++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},ie.properties.attributes.properties.
path,n),r++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},ie.properties.attributes.properties.
basename,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:ie.properties.attributes.
properties.copyright.type},ie.properties.attributes.properties.copyright,n),r++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/a\
ttributes/author","type",{type:ie.properties.attributes.properties.author.type},ie.properties.attributes.properties.author,n),r++)}if(s.notes!==void 0){let n=s.
notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/notes","type",{type:ie.properties.attributes.properties.notes.type},ie.properties.attributes.properties.
notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tag\
s/"+m,"type",{type:"string"},ie.properties.attributes.properties.tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},ie.properties.attributes.
properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let d in n)rp(n[d],{
instancePath:i+"/attributes/default_field_metadata/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:d,rootData:A})||(e=N(e,rp),r=e.length);else
e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},ie.properties.attributes.properties.default_field_metadata,n),r++}}else e=o(e,i+"/attributes",
"type",{type:"object"},ie.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},ie.properties.relationships,s),r++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},ie.properties.
relationships.properties.creator,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:d},ie.properties.
relationships.properties.creator,n),r++);n.data!==void 0&&(Lt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:A})||
(e=N(e,Lt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},ie.properties.relationships.properties.creator,n),r++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},ie.properties.relationships.properties.upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:d},ie.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},ie.properties.relationships.
properties.upload_collection.properties.data,d),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},ie.properties.relationships.properties.
upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},ie.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},ie,t),r++;
return ip.errors=e,r===0}function So(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},tp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},tp,
t),r++);t.data!==void 0&&(ip(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,ip),r=e.length))}else e=o(e,i,"type",{type:"\
object"},tp,t),r++;return So.errors=e,r===0}a.v42=Mo;let ci={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{
$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function vi(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},k,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},k,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},k,t),r++),t.relationships===void 0&&
(e=o(e,i,"required",{missingProperty:"relationships"},k,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,i,
"additionalProperties",{additionalProperty:s},k,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},k.properties.id,s),
r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},k.properties.type,s),r++),s!=="upload"&&(e=o(e,i+"/type","cons\
t",{allowedValue:"upload"},k.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"path"},k.properties.attributes,s),r++),s.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
basename"},k.properties.attributes,s),r++),s.filename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filename"},k.properties.attributes,s),r++),s.
url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},k.properties.attributes,s),r++),s.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
format"},k.properties.attributes,s),r++),s.mime_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mime_type"},k.properties.attributes,s),r++),s.
size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},k.properties.attributes,s),r++),s.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
md5"},k.properties.attributes,s),r++),s.width===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"width"},k.properties.attributes,s),r++),s.height===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"height"},k.properties.attributes,s),r++),s.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
is_image"},k.properties.attributes,s),r++),s.author===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"author"},k.properties.attributes,s),r++),s.copyright===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"copyright"},k.properties.attributes,s),r++),s.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
notes"},k.properties.attributes,s),r++),s.tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},k.properties.attributes,s),r++),s.default_field_metadata===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"default_field_metadata"},k.properties.attributes,s),r++),s.duration===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"duration"},k.properties.attributes,s),r++),s.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},
k.properties.attributes,s),r++),s.blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},k.properties.attributes,s),r++),s.thumbhash===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"thumbhash"},k.properties.attributes,s),r++),s.mux_playback_id===void 0&&(e=o(e,i+"/attributes","requ\
ired",{missingProperty:"mux_playback_id"},k.properties.attributes,s),r++),s.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mu\
x_mp4_highest_res"},k.properties.attributes,s),r++),s.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},k.properties.attributes,
s),r++),s.exif_info===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},k.properties.attributes,s),r++),s.colors===void 0&&(e=o(e,i+"/attr\
ibutes","required",{missingProperty:"colors"},k.properties.attributes,s),r++),s.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created\
_at"},k.properties.attributes,s),r++),s.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},k.properties.attributes,s),r++);for(let n in s)
Y.call(k.properties.attributes.properties,n)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},k.properties.attributes,s),r++);if(s.path!==void 0){
let n=s.path;typeof n!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},k.properties.attributes.properties.path,n),r++)}if(s.basename!==void 0){let n=s.
basename;typeof n!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},k.properties.attributes.properties.basename,n),r++)}if(s.filename!==void 0){
let n=s.filename;typeof n!="string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},k.properties.attributes.properties.filename,n),r++)}if(s.url!==void 0){
let n=s.url;typeof n=="string"?H(n)||(e=o(e,i+"/attributes/url","format",{format:"uri"},k.properties.attributes.properties.url,n),r++):(e=o(e,i+"/attributes/url",
"type",{type:"string"},k.properties.attributes.properties.url,n),r++)}if(s.format!==void 0){let n=s.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/f\
ormat","type",{type:k.properties.attributes.properties.format.type},k.properties.attributes.properties.format,n),r++)}if(s.mime_type!==void 0){let n=s.mime_type;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mime_type","type",{type:k.properties.attributes.properties.mime_type.type},k.properties.attributes.properties.
mime_type,n),r++)}if(s.size!==void 0){let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/size","type",{type:"integer"},k.properties.
attributes.properties.size,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},k.properties.
attributes.properties.size,n),r++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?lt.test(n)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},
k.properties.attributes.properties.md5,n),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},k.properties.attributes.properties.md5,n),r++)}if(s.width!==void 0){
let n=s.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/width","type",{type:k.properties.attributes.properties.width.
type},k.properties.attributes.properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",
limit:0},k.properties.attributes.properties.width,n),r++)}if(s.height!==void 0){let n=s.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&
(e=o(e,i+"/attributes/height","type",{type:k.properties.attributes.properties.height.type},k.properties.attributes.properties.height,n),r++),typeof n=="number"&&
isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.height,n),r++)}if(s.is_image!==
void 0){let n=s.is_image;typeof n!="boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},k.properties.attributes.properties.is_image,n),r++)}if(s.author!==
void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/author","type",{type:k.properties.attributes.properties.author.type},k.properties.attributes.
properties.author,n),r++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/copyright","type",{type:k.properties.attributes.
properties.copyright.type},k.properties.attributes.properties.copyright,n),r++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/attr\
ibutes/notes","type",{type:k.properties.attributes.properties.notes.type},k.properties.attributes.properties.notes,n),r++)}if(s.tags!==void 0){let n=s.tags;if(Array.
isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/tags/"+m,"type",{type:"string"},k.properties.attributes.properties.
tags.items,_),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},k.properties.attributes.properties.tags,n),r++}if(s.default_field_metadata!==void 0){let n=s.
default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let d in n)bi(n[d],{instancePath:i+"/attributes/default_field_metadata/"+d.replace(/~/g,"\
~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:d,rootData:A})||(e=N(e,bi),r=e.length);else e=o(e,i+"/attributes/default_field_metadata","type",{type:"\
object"},k.properties.attributes.properties.default_field_metadata,n),r++}if(s.duration!==void 0){let n=s.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&
(e=o(e,i+"/attributes/duration","type",{type:k.properties.attributes.properties.duration.type},k.properties.attributes.properties.duration,n),r++)}if(s.frame_rate!==
void 0){let n=s.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:k.properties.attributes.properties.frame_rate.
type},k.properties.attributes.properties.frame_rate,n),r++)}if(s.blurhash!==void 0){let n=s.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/blurhas\
h","type",{type:k.properties.attributes.properties.blurhash.type},k.properties.attributes.properties.blurhash,n),r++)}if(s.thumbhash!==void 0){let n=s.thumbhash;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/thumbhash","type",{type:k.properties.attributes.properties.thumbhash.type},k.properties.attributes.properties.
thumbhash,n),r++)}if(s.mux_playback_id!==void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:k.properties.
attributes.properties.mux_playback_id.type},k.properties.attributes.properties.mux_playback_id,n),r++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;
typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/mux_mp4_highest_res","type",{type:k.properties.attributes.properties.mux_mp4_highest_res.type},k.properties.
attributes.properties.mux_mp4_highest_res,n),r++),n==="high"||n==="medium"||n==="low"||n===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:k.
properties.attributes.properties.mux_mp4_highest_res.enum},k.properties.attributes.properties.mux_mp4_highest_res,n),r++)}if(s.smart_tags!==void 0){let n=s.smart_tags;
if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/smart_tags/"+m,"type",{type:"string"},k.properties.
attributes.properties.smart_tags.items,_),r++)}}else e=o(e,i+"/attributes/smart_tags","type",{type:"array"},k.properties.attributes.properties.smart_tags,n),r++}
if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},k.properties.attributes.
properties.exif_info,n),r++)}if(s.colors!==void 0){let n=s.colors;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];if(_&&typeof _=="object"&&
!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"red"},k.properties.attributes.properties.colors.items,_),r++),_.
green===void 0&&(e=o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"green"},k.properties.attributes.properties.colors.items,_),r++),_.blue===void 0&&(e=
o(e,i+"/attributes/colors/"+m,"required",{missingProperty:"blue"},k.properties.attributes.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/attribute\
s/colors/"+m,"required",{missingProperty:"alpha"},k.properties.attributes.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v===
"alpha"||(e=o(e,i+"/attributes/colors/"+m,"additionalProperties",{additionalProperty:v},k.properties.attributes.properties.colors.items,_),r++);if(_.red!==void 0){
let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/red","type",{type:"integer"},k.properties.attributes.properties.
colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/red","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=
o(e,i+"/attributes/colors/"+m+"/green","type",{type:"integer"},k.properties.attributes.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/green","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.
green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/green","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.
green,v),r++))}if(_.blue!==void 0){let v=_.blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/blue","type",{type:"integ\
er"},k.properties.attributes.properties.colors.items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+
m+"/blue","maximum",{comparison:"<=",limit:255},k.properties.attributes.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/c\
olors/"+m+"/blue","minimum",{comparison:">=",limit:0},k.properties.attributes.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;
typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/attributes/colors/"+m+"/alpha","type",{type:"integer"},k.properties.attributes.properties.colors.
items.properties.alpha,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","maximum",{comparison:"<=",limit:255},
k.properties.attributes.properties.colors.items.properties.alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/attributes/colors/"+m+"/alpha","minimum",{comparison:">=",limit:0},
k.properties.attributes.properties.colors.items.properties.alpha,v),r++))}}else e=o(e,i+"/attributes/colors/"+m,"type",{type:"object"},k.properties.attributes.properties.
colors.items,_),r++}}else e=o(e,i+"/attributes/colors","type",{type:"array"},k.properties.attributes.properties.colors,n),r++}if(s.created_at!==void 0){let n=s.
created_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/created_at","type",{type:k.properties.attributes.properties.created_at.type},k.properties.attributes.
properties.created_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},k.properties.attributes.properties.
created_at,n),r++))}if(s.updated_at!==void 0){let n=s.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:k.properties.attributes.
properties.updated_at.type},k.properties.attributes.properties.updated_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attributes/updated_at","format",{format:"\
date-time"},k.properties.attributes.properties.updated_at,n),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},k.properties.attributes,s),r++}if(t.relationships!==
void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){s.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},
k.properties.relationships,s),r++),s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},k.properties.relationships,
s),r++);for(let n in s)n==="creator"||n==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},k.properties.relationships,
s),r++);if(s.creator!==void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"\
data"},k.properties.relationships.properties.creator,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:d},
k.properties.relationships.properties.creator,n),r++);n.data!==void 0&&(Lt(n.data,{instancePath:i+"/relationships/creator/data",parentData:n,parentDataProperty:"\
data",rootData:A})||(e=N(e,Lt),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},k.properties.relationships.properties.creator,n),r++}if(s.
upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection",
"required",{missingProperty:"data"},k.properties.relationships.properties.upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_c\
ollection","additionalProperties",{additionalProperty:d},k.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,
v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,
parentDataProperty:"data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},
k.properties.relationships.properties.upload_collection.properties.data,d),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},k.properties.
relationships.properties.upload_collection,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},k.properties.relationships,s),r++}t.meta!==void 0&&(gi(t.
meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,gi),r=e.length))}else e=o(e,i,"type",{type:"object"},k,t),r++;return vi.
errors=e,r===0}let Zt={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function Oe(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"\
total_count"},Zt,t),r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Zt,t),r++);if(t.total_count!==void 0){let p=t.
total_count;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},Zt.properties.total_count,p),r++),typeof p=="num\
ber"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},Zt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"ob\
ject"},Zt,t),r++;return Oe.errors=e,r===0}function Mo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ci,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},
ci,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ci,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)vi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,vi),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},ci.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=
N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ci,t),r++;return Mo.errors=e,r===0}a.v43=Wo;let pp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Site"}},$id:"standin://json-api/data/Site"},L={type:"object",additionalProperties:!1,required:["i\
d","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"site"},attributes:{type:"object",additionalProperties:!1,required:[
"name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","last_data_change_at","require_2fa","ip_trackin\
g_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo"],properties:{name:{type:"string"},domain:{type:["string","null"]},
google_maps_api_token:{type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"s\
tring"}},timezone:{type:"string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{
type:"boolean"},ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},
theme:{type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0}}},relationships:{type:"object",additionalProperties:!1,
required:["account","owner","item_types"],properties:{account:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{
$ref:"standin://json-api/schemas#/$defs/Creator"}}}},owner:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/s\
chemas#/$defs/Creator"}}},item_types:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/SiteMeta"}}},ae={
type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilo\
cale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improv\
ed_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{
type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{
type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boo\
lean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"b\
oolean"}}};function op(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===
void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},ae,t),r++),t.draft_mode_default===void 0&&(e=o(e,i,"required",{missingProperty:"draft_mode_default"},
ae,t),r++),t.improved_timezone_management===void 0&&(e=o(e,i,"required",{missingProperty:"improved_timezone_management"},ae,t),r++),t.improved_hex_management===
void 0&&(e=o(e,i,"required",{missingProperty:"improved_hex_management"},ae,t),r++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,i,"required",{missingProperty:"\
improved_gql_multilocale_fields"},ae,t),r++),t.improved_gql_visibility_control===void 0&&(e=o(e,i,"required",{missingProperty:"improved_gql_visibility_control"},
ae,t),r++),t.improved_boolean_fields===void 0&&(e=o(e,i,"required",{missingProperty:"improved_boolean_fields"},ae,t),r++),t.improved_validation_at_publishing===
void 0&&(e=o(e,i,"required",{missingProperty:"improved_validation_at_publishing"},ae,t),r++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},ae,t),r++),t.improved_items_listing===void 0&&(e=o(e,i,"required",{missingProperty:"improve\
d_items_listing"},ae,t),r++),t.milliseconds_in_datetime===void 0&&(e=o(e,i,"required",{missingProperty:"milliseconds_in_datetime"},ae,t),r++),t.non_localized_focal_points===
void 0&&(e=o(e,i,"required",{missingProperty:"non_localized_focal_points"},ae,t),r++),t.allow_custom_theme===void 0&&(e=o(e,i,"required",{missingProperty:"allow\
_custom_theme"},ae,t),r++);for(let p in t)Y.call(ae.properties,p)||(e=o(e,i,"additionalProperties",{additionalProperty:p},ae,t),r++);if(t.created_at!==void 0){let p=t.
created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},ae.properties.created_at,p),r++):(e=o(e,i+"/created_at","type",{type:"\
string"},ae.properties.created_at,p),r++)}if(t.draft_mode_default!==void 0){let p=t.draft_mode_default;typeof p!="boolean"&&(e=o(e,i+"/draft_mode_default","type",
{type:"boolean"},ae.properties.draft_mode_default,p),r++)}if(t.improved_timezone_management!==void 0){let p=t.improved_timezone_management;typeof p!="boolean"&&
(e=o(e,i+"/improved_timezone_management","type",{type:"boolean"},ae.properties.improved_timezone_management,p),r++)}if(t.improved_hex_management!==void 0){let p=t.
improved_hex_management;typeof p!="boolean"&&(e=o(e,i+"/improved_hex_management","type",{type:"boolean"},ae.properties.improved_hex_management,p),r++)}if(t.improved_gql_multilocale_fields!==
void 0){let p=t.improved_gql_multilocale_fields;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_multilocale_fields","type",{type:"boolean"},ae.properties.improved_gql_multilocale_fields,
p),r++)}if(t.improved_gql_visibility_control!==void 0){let p=t.improved_gql_visibility_control;typeof p!="boolean"&&(e=o(e,i+"/improved_gql_visibility_control",
"type",{type:"boolean"},ae.properties.improved_gql_visibility_control,p),r++)}if(t.improved_boolean_fields!==void 0){let p=t.improved_boolean_fields;typeof p!="\
boolean"&&(e=o(e,i+"/improved_boolean_fields","type",{type:"boolean"},ae.properties.improved_boolean_fields,p),r++)}if(t.improved_validation_at_publishing!==void 0){
let p=t.improved_validation_at_publishing;typeof p!="boolean"&&(e=o(e,i+"/improved_validation_at_publishing","type",{type:"boolean"},ae.properties.improved_validation_at_publishing,
p),r++)}if(t.improved_exposure_of_inline_blocks_in_cda!==void 0){let p=t.improved_exposure_of_inline_blocks_in_cda;typeof p!="boolean"&&(e=o(e,i+"/improved_expo\
sure_of_inline_blocks_in_cda","type",{type:"boolean"},ae.properties.improved_exposure_of_inline_blocks_in_cda,p),r++)}if(t.improved_items_listing!==void 0){let p=t.
improved_items_listing;typeof p!="boolean"&&(e=o(e,i+"/improved_items_listing","type",{type:"boolean"},ae.properties.improved_items_listing,p),r++)}if(t.milliseconds_in_datetime!==
void 0){let p=t.milliseconds_in_datetime;typeof p!="boolean"&&(e=o(e,i+"/milliseconds_in_datetime","type",{type:"boolean"},ae.properties.milliseconds_in_datetime,
p),r++)}if(t.non_localized_focal_points!==void 0){let p=t.non_localized_focal_points;typeof p!="boolean"&&(e=o(e,i+"/non_localized_focal_points","type",{type:"b\
oolean"},ae.properties.non_localized_focal_points,p),r++)}if(t.allow_custom_theme!==void 0){let p=t.allow_custom_theme;typeof p!="boolean"&&(e=o(e,i+"/allow_cus\
tom_theme","type",{type:"boolean"},ae.properties.allow_custom_theme,p),r++)}}else e=o(e,i,"type",{type:"object"},ae,t),r++;return op.errors=e,r===0}function sp(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},L,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},L,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"\
attributes"},L,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},L,t),r++);for(let s in t)s==="id"||s==="type"||s==="attri\
butes"||s==="relationships"||s==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:s},L,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(
e,i+"/id","type",{type:"string"},L.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},L.properties.
type,s),r++),s!=="site"&&(e=o(e,i+"/type","const",{allowedValue:"site"},L.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="\
object"&&!Array.isArray(s)){s.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},L.properties.attributes,s),r++),s.domain===void 0&&(e=o(
e,i+"/attributes","required",{missingProperty:"domain"},L.properties.attributes,s),r++),s.google_maps_api_token===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
google_maps_api_token"},L.properties.attributes,s),r++),s.imgix_host===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"imgix_host"},L.properties.attributes,
s),r++),s.internal_domain===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"internal_domain"},L.properties.attributes,s),r++),s.locales===void 0&&(e=
o(e,i+"/attributes","required",{missingProperty:"locales"},L.properties.attributes,s),r++),s.timezone===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
timezone"},L.properties.attributes,s),r++),s.no_index===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"no_index"},L.properties.attributes,s),r++),s.
favicon===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"favicon"},L.properties.attributes,s),r++),s.last_data_change_at===void 0&&(e=o(e,i+"/attri\
butes","required",{missingProperty:"last_data_change_at"},L.properties.attributes,s),r++),s.require_2fa===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
require_2fa"},L.properties.attributes,s),r++),s.ip_tracking_enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"ip_tracking_enabled"},L.properties.
attributes,s),r++),s.force_use_of_sandbox_environments===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"force_use_of_sandbox_environments"},L.properties.
attributes,s),r++),s.assets_cdn_default_settings===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"assets_cdn_default_settings"},L.properties.attributes,
s),r++),s.theme===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"theme"},L.properties.attributes,s),r++),s.global_seo===void 0&&(e=o(e,i+"/attribut\
es","required",{missingProperty:"global_seo"},L.properties.attributes,s),r++);for(let n in s)Y.call(L.properties.attributes.properties,n)||(e=o(e,i+"/attributes",
"additionalProperties",{additionalProperty:n},L.properties.attributes,s),r++);if(s.name!==void 0){let n=s.name;typeof n!="string"&&(e=o(e,i+"/attributes/name","\
type",{type:"string"},L.properties.attributes.properties.name,n),r++)}if(s.domain!==void 0){let n=s.domain;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/d\
omain","type",{type:L.properties.attributes.properties.domain.type},L.properties.attributes.properties.domain,n),r++)}if(s.google_maps_api_token!==void 0){let n=s.
google_maps_api_token;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/google_maps_api_token","type",{type:L.properties.attributes.properties.google_maps_api_token.
type},L.properties.attributes.properties.google_maps_api_token,n),r++)}if(s.imgix_host!==void 0){let n=s.imgix_host;typeof n!="string"&&n!==null&&(e=o(e,i+"/att\
ributes/imgix_host","type",{type:L.properties.attributes.properties.imgix_host.type},L.properties.attributes.properties.imgix_host,n),r++)}if(s.internal_domain!==
void 0){let n=s.internal_domain;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/internal_domain","type",{type:L.properties.attributes.properties.internal_domain.
type},L.properties.attributes.properties.internal_domain,n),r++)}if(s.locales!==void 0){let n=s.locales;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){
let _=n[m];typeof _!="string"&&(e=o(e,i+"/attributes/locales/"+m,"type",{type:"string"},L.properties.attributes.properties.locales.items,_),r++)}}else e=o(e,i+"\
/attributes/locales","type",{type:"array"},L.properties.attributes.properties.locales,n),r++}if(s.timezone!==void 0){let n=s.timezone;typeof n!="string"&&(e=o(e,
i+"/attributes/timezone","type",{type:"string"},L.properties.attributes.properties.timezone,n),r++)}if(s.no_index!==void 0){let n=s.no_index;typeof n!="boolean"&&
(e=o(e,i+"/attributes/no_index","type",{type:"boolean"},L.properties.attributes.properties.no_index,n),r++)}if(s.favicon!==void 0){let n=s.favicon;typeof n!="st\
ring"&&n!==null&&(e=o(e,i+"/attributes/favicon","type",{type:L.properties.attributes.properties.favicon.type},L.properties.attributes.properties.favicon,n),r++)}
if(s.last_data_change_at!==void 0){let n=s.last_data_change_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/attributes/last_data_change_at","type",{type:L.properties.
attributes.properties.last_data_change_at.type},L.properties.attributes.properties.last_data_change_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/attrib\
utes/last_data_change_at","format",{format:"date-time"},L.properties.attributes.properties.last_data_change_at,n),r++))}if(s.require_2fa!==void 0){let n=s.require_2fa;
typeof n!="boolean"&&(e=o(e,i+"/attributes/require_2fa","type",{type:"boolean"},L.properties.attributes.properties.require_2fa,n),r++)}if(s.ip_tracking_enabled!==
void 0){let n=s.ip_tracking_enabled;typeof n!="boolean"&&(e=o(e,i+"/attributes/ip_tracking_enabled","type",{type:"boolean"},L.properties.attributes.properties.ip_tracking_enabled,
n),r++)}if(s.force_use_of_sandbox_environments!==void 0){let n=s.force_use_of_sandbox_environments;typeof n!="boolean"&&(e=o(e,i+"/attributes/force_use_of_sandb\
ox_environments","type",{type:"boolean"},L.properties.attributes.properties.force_use_of_sandbox_environments,n),r++)}if(s.assets_cdn_default_settings!==void 0){
let n=s.assets_cdn_default_settings;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/assets_cdn_default_settings","type",{type:"object"},L.properties.
attributes.properties.assets_cdn_default_settings,n),r++)}if(s.theme!==void 0){let n=s.theme;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/attributes/the\
me","type",{type:"object"},L.properties.attributes.properties.theme,n),r++)}if(s.global_seo!==void 0){let n=s.global_seo;!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null&&(e=o(e,i+"/attributes/global_seo","type",{type:L.properties.attributes.properties.global_seo.type},L.properties.attributes.properties.global_seo,
n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},L.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){s.account===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"account"},L.properties.relationships,s),r++),s.owner===void 0&&
(e=o(e,i+"/relationships","required",{missingProperty:"owner"},L.properties.relationships,s),r++),s.item_types===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"\
item_types"},L.properties.relationships,s),r++);for(let n in s)n==="account"||n==="owner"||n==="item_types"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},
L.properties.relationships,s),r++);if(s.account!==void 0){let n=s.account;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships\
/account","required",{missingProperty:"data"},L.properties.relationships.properties.account,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/account",
"additionalProperties",{additionalProperty:d},L.properties.relationships.properties.account,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(
e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;Lt(d,{instancePath:i+"/relationships/account/data",parentData:n,parentDataProperty:"data",
rootData:A})||(e=N(e,Lt),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/account/data","if",{failingKeyword:"else"},L.properties.relationships.properties.
account.properties.data,d),r++)}}else e=o(e,i+"/relationships/account","type",{type:"object"},L.properties.relationships.properties.account,n),r++}if(s.owner!==
void 0){let n=s.owner;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/owner","required",{missingProperty:"data"},L.properties.
relationships.properties.owner,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/owner","additionalProperties",{additionalProperty:d},L.properties.relationships.
properties.owner,n),r++);n.data!==void 0&&(Lt(n.data,{instancePath:i+"/relationships/owner/data",parentData:n,parentDataProperty:"data",rootData:A})||(e=N(e,Lt),
r=e.length))}else e=o(e,i+"/relationships/owner","type",{type:"object"},L.properties.relationships.properties.owner,n),r++}if(s.item_types!==void 0){let n=s.item_types;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/item_types","required",{missingProperty:"data"},L.properties.relationships.
properties.item_types,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/item_types","additionalProperties",{additionalProperty:d},L.properties.relationships.
properties.item_types,n),r++);if(n.data!==void 0){let d=n.data;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];if(v&&typeof v=="object"&&!Array.
isArray(v)){v.type===void 0&&(e=o(e,i+"/relationships/item_types/data/"+_,"required",{missingProperty:"type"},L.properties.relationships.properties.item_types.properties.
data.items,v),r++),v.id===void 0&&(e=o(e,i+"/relationships/item_types/data/"+_,"required",{missingProperty:"id"},L.properties.relationships.properties.item_types.
properties.data.items,v),r++);for(let F in v)F==="type"||F==="id"||(e=o(e,i+"/relationships/item_types/data/"+_,"additionalProperties",{additionalProperty:F},L.
properties.relationships.properties.item_types.properties.data.items,v),r++);if(v.type!==void 0){let F=v.type;typeof F!="string"&&(e=o(e,i+"/relationships/item_\
types/data/"+_+"/type","type",{type:"string"},L.properties.relationships.properties.item_types.properties.data.items.properties.type,F),r++),F!=="item_type"&&(e=
o(e,i+"/relationships/item_types/data/"+_+"/type","const",{allowedValue:"item_type"},L.properties.relationships.properties.item_types.properties.data.items.properties.
type,F),r++)}if(v.id!==void 0){let F=v.id;typeof F!="string"&&(e=o(e,i+"/relationships/item_types/data/"+_+"/id","type",{type:"string"},L.properties.relationships.
properties.item_types.properties.data.items.properties.id,F),r++)}}else e=o(e,i+"/relationships/item_types/data/"+_,"type",{type:"object"},L.properties.relationships.
properties.item_types.properties.data.items,v),r++}}else e=o(e,i+"/relationships/item_types/data","type",{type:"array"},L.properties.relationships.properties.item_types.
properties.data,d),r++}}else e=o(e,i+"/relationships/item_types","type",{type:"object"},L.properties.relationships.properties.item_types,n),r++}}else e=o(e,i+"/\
relationships","type",{type:"object"},L.properties.relationships,s),r++}t.meta!==void 0&&(op(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"met\
a",rootData:A})||(e=N(e,op),r=e.length))}else e=o(e,i,"type",{type:"object"},L,t),r++;return sp.errors=e,r===0}function Wo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},pp,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},pp,t),r++);t.data!==void 0&&(sp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,sp),r=e.length))}else e=o(e,i,"type",{type:"object"},pp,t),r++;return Wo.errors=e,r===0}a.v44=Bo;let Ai={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://json-api/sche\
mas#/$defs/ListMeta"}}},$r={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},
meta:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironmentMeta"}}},Be={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_\
at","last_data_change_at","primary","forked_from"],properties:{status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{
type:"string",format:"date-time"},last_data_change_at:{type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function np(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,i,"r\
equired",{missingProperty:"status"},Be,t),r++),t.read_only_mode===void 0&&(e=o(e,i,"required",{missingProperty:"read_only_mode"},Be,t),r++),t.created_at===void 0&&
(e=o(e,i,"required",{missingProperty:"created_at"},Be,t),r++),t.last_data_change_at===void 0&&(e=o(e,i,"required",{missingProperty:"last_data_change_at"},Be,t),
r++),t.primary===void 0&&(e=o(e,i,"required",{missingProperty:"primary"},Be,t),r++),t.forked_from===void 0&&(e=o(e,i,"required",{missingProperty:"forked_from"},
Be,t),r++);for(let p in t)p==="status"||p==="read_only_mode"||p==="created_at"||p==="last_data_change_at"||p==="primary"||p==="forked_from"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},Be,t),r++);if(t.status!==void 0){let p=t.status;typeof p!="string"&&(e=o(e,i+"/status","type",{type:"string"},Be.properties.
status,p),r++),p==="creating"||p==="ready"||p==="destroying"||(e=o(e,i+"/status","enum",{allowedValues:Be.properties.status.enum},Be.properties.status,p),r++)}if(t.
read_only_mode!==void 0){let p=t.read_only_mode;typeof p!="boolean"&&(e=o(e,i+"/read_only_mode","type",{type:"boolean"},Be.properties.read_only_mode,p),r++)}if(t.
created_at!==void 0){let p=t.created_at;typeof p=="string"?K.test(p)||(e=o(e,i+"/created_at","format",{format:"date-time"},Be.properties.created_at,p),r++):(e=o(
e,i+"/created_at","type",{type:"string"},Be.properties.created_at,p),r++)}if(t.last_data_change_at!==void 0){let p=t.last_data_change_at;typeof p=="string"?K.test(
p)||(e=o(e,i+"/last_data_change_at","format",{format:"date-time"},Be.properties.last_data_change_at,p),r++):(e=o(e,i+"/last_data_change_at","type",{type:"string"},
Be.properties.last_data_change_at,p),r++)}if(t.primary!==void 0){let p=t.primary;typeof p!="boolean"&&(e=o(e,i+"/primary","type",{type:"boolean"},Be.properties.
primary,p),r++)}if(t.forked_from!==void 0){let p=t.forked_from;typeof p!="string"&&p!==null&&(e=o(e,i+"/forked_from","type",{type:Be.properties.forked_from.type},
Be.properties.forked_from,p),r++)}}else e=o(e,i,"type",{type:"object"},Be,t),r++;return np.errors=e,r===0}function lp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},$r,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},$r,t),r++);for(let p in t)p==="id"||p==="type"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
$r,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$r.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},$r.properties.type,p),r++),p!=="environment"&&(e=o(e,i+"/type","const",{allowedValue:"environment"},$r.properties.
type,p),r++)}t.meta!==void 0&&(np(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,np),r=e.length))}else e=o(e,i,"type",
{type:"object"},$r,t),r++;return lp.errors=e,r===0}function Bo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ai,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"met\
a"},Ai,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ai,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)lp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,lp),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},Ai.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Ai,t),r++;return Bo.errors=e,r===0}a.v45=Ko;let qi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}},
it={type:"object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};
function fp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===
void 0&&(e=o(e,i,"required",{missingProperty:"successful"},it,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},it,t),r++);for(let p in t)
p==="successful"||p==="failed"||(e=o(e,i,"additionalProperties",{additionalProperty:p},it,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&
!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/successful","type",{type:"integer"},it.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&
(e=o(e,i+"/successful","minimum",{comparison:">=",limit:0},it.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(
p)&&isFinite(p)||(e=o(e,i+"/failed","type",{type:"integer"},it.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","m\
inimum",{comparison:">=",limit:0},it.properties.failed,p),r++)}}else e=o(e,i,"type",{type:"object"},it,t),r++;return fp.errors=e,r===0}function Ko(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},qi,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},qi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},qi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)vi(p[n],{instancePath:i+"/data/"+n,parentData:p,
parentDataProperty:n,rootData:A})||(e=N(e,vi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},qi.properties.data,p),r++}t.meta!==void 0&&(fp(t.meta,{instancePath:i+
"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,fp),r=e.length))}else e=o(e,i,"type",{type:"object"},qi,t),r++;return Ko.errors=e,r===0}a.v46=
Zo;let dp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkTag"}},$id:"standin://jso\
n-api/data/UploadBulkTag"},Ke={type:"object",additionalProperties:!1,required:["type","attributes","relationships"],properties:{type:{type:"string",const:"uploa\
d_bulk_tag_operation"},attributes:{type:"object",additionalProperties:!1,required:["tags"],properties:{tags:{type:"array",items:{type:"string"}}}},relationships:{
type:"object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"\
array",items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}},wr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{
type:"string",const:"upload"},id:{type:"string"}}};function lr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},wr,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
wr,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},wr,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="st\
ring"&&(e=o(e,i+"/type","type",{type:"string"},wr.properties.type,p),r++),p!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},wr.properties.type,p),r++)}
if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},wr.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},wr,t),r++;return lr.
errors=e,r===0}function ap(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ke,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Ke,t),r++),t.
relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},Ke,t),r++);for(let p in t)p==="type"||p==="attributes"||p==="relationships"||(e=o(
e,i,"additionalProperties",{additionalProperty:p},Ke,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ke.properties.
type,p),r++),p!=="upload_bulk_tag_operation"&&(e=o(e,i+"/type","const",{allowedValue:"upload_bulk_tag_operation"},Ke.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},Ke.properties.attributes,
p),r++);for(let s in p)s!=="tags"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Ke.properties.attributes,p),r++);if(p.tags!==void 0){let s=p.
tags;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++){let m=s[d];typeof m!="string"&&(e=o(e,i+"/attributes/tags/"+d,"type",{type:"string"},Ke.properties.
attributes.properties.tags.items,m),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},Ke.properties.attributes.properties.tags,s),r++}}else e=o(e,i+"/\
attributes","type",{type:"object"},Ke.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(p)){
p.uploads===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},Ke.properties.relationships,p),r++);for(let s in p)s!=="uploads"&&(e=o(e,i+
"/relationships","additionalProperties",{additionalProperty:s},Ke.properties.relationships,p),r++);if(p.uploads!==void 0){let s=p.uploads;if(s&&typeof s=="objec\
t"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/uploads","required",{missingProperty:"data"},Ke.properties.relationships.properties.uploads,s),
r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/uploads","additionalProperties",{additionalProperty:n},Ke.properties.relationships.properties.uploads,s),
r++);if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++)lr(n[m],{instancePath:i+"/relationships/uploads/data/"+m,parentData:n,
parentDataProperty:m,rootData:A})||(e=N(e,lr),r=e.length)}else e=o(e,i+"/relationships/uploads/data","type",{type:"array"},Ke.properties.relationships.properties.
uploads.properties.data,n),r++}}else e=o(e,i+"/relationships/uploads","type",{type:"object"},Ke.properties.relationships.properties.uploads,s),r++}}else e=o(e,i+
"/relationships","type",{type:"object"},Ke.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},Ke,t),r++;return ap.errors=e,r===0}function Zo(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},dp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},dp,t),r++);t.data!==void 0&&(ap(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,ap),r=e.length))}else e=o(e,i,"type",{type:"object"},dp,t),r++;return Zo.errors=
e,r===0}a.v47=Yo;let yp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkSetUploadCo\
llection"}},$id:"standin://json-api/data/UploadBulkSetUploadCollection"},Je={type:"object",additionalProperties:!1,required:["type","relationships"],properties:{
type:{type:"string",const:"upload_bulk_set_upload_collection_operation"},relationships:{type:"object",additionalProperties:!1,required:["upload_collection","upl\
oads"],properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionReference"}}}},uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"stand\
in://json-api/schemas#/$defs/UploadReference"}}}}}}}};function up(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Je,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Je,t),r++);for(let s in t)s==="type"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Je,t),r++);if(t.type!==void 0){
let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Je.properties.type,s),r++),s!=="upload_bulk_set_upload_collection_operation"&&(e=o(e,i+
"/type","const",{allowedValue:"upload_bulk_set_upload_collection_operation"},Je.properties.type,s),r++)}if(t.relationships!==void 0){let s=t.relationships;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},Je.properties.relationships,
s),r++),s.uploads===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},Je.properties.relationships,s),r++);for(let n in s)n==="upload_coll\
ection"||n==="uploads"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Je.properties.relationships,s),r++);if(s.upload_collection!==void 0){
let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},Je.properties.relationships.properties.upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProper\
ties",{additionalProperty:d},Je.properties.relationships.properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);
var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},Je.properties.relationships.
properties.upload_collection.properties.data,d),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},Je.properties.relationships.properties.
upload_collection,n),r++}if(s.uploads!==void 0){let n=s.uploads;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/uploads",
"required",{missingProperty:"data"},Je.properties.relationships.properties.uploads,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/uploads","additio\
nalProperties",{additionalProperty:d},Je.properties.relationships.properties.uploads,n),r++);if(n.data!==void 0){let d=n.data;if(Array.isArray(d)){let m=d.length;
for(let _=0;_<m;_++)lr(d[_],{instancePath:i+"/relationships/uploads/data/"+_,parentData:d,parentDataProperty:_,rootData:A})||(e=N(e,lr),r=e.length)}else e=o(e,i+
"/relationships/uploads/data","type",{type:"array"},Je.properties.relationships.properties.uploads.properties.data,d),r++}}else e=o(e,i+"/relationships/uploads",
"type",{type:"object"},Je.properties.relationships.properties.uploads,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Je.properties.relationships,s),
r++}}else e=o(e,i,"type",{type:"object"},Je,t),r++;return up.errors=e,r===0}function Yo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},yp,t),r++);for(let p in t)p!=="data"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},yp,t),r++);t.data!==void 0&&(up(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||
(e=N(e,up),r=e.length))}else e=o(e,i,"type",{type:"object"},yp,t),r++;return Yo.errors=e,r===0}a.v48=Ho;let mp={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkDestroy"}},$id:"standin://json-api/data/UploadBulkDestroy"},At={type:"object",additionalProperties:!1,
required:["type","relationships"],properties:{type:{type:"string",const:"upload_bulk_destroy_operation"},relationships:{type:"object",additionalProperties:!1,required:[
"uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/\
$defs/UploadReference"}}}}}}}};function _p(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},At,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationshi\
ps"},At,t),r++);for(let p in t)p==="type"||p==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:p},At,t),r++);if(t.type!==void 0){let p=t.type;
typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},At.properties.type,p),r++),p!=="upload_bulk_destroy_operation"&&(e=o(e,i+"/type","const",{allowedValue:"\
upload_bulk_destroy_operation"},At.properties.type,p),r++)}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(p)){p.uploads===
void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"uploads"},At.properties.relationships,p),r++);for(let s in p)s!=="uploads"&&(e=o(e,i+"/relationsh\
ips","additionalProperties",{additionalProperty:s},At.properties.relationships,p),r++);if(p.uploads!==void 0){let s=p.uploads;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.data===void 0&&(e=o(e,i+"/relationships/uploads","required",{missingProperty:"data"},At.properties.relationships.properties.uploads,s),r++);for(let n in s)
n!=="data"&&(e=o(e,i+"/relationships/uploads","additionalProperties",{additionalProperty:n},At.properties.relationships.properties.uploads,s),r++);if(s.data!==void 0){
let n=s.data;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++)lr(n[m],{instancePath:i+"/relationships/uploads/data/"+m,parentData:n,parentDataProperty:m,
rootData:A})||(e=N(e,lr),r=e.length)}else e=o(e,i+"/relationships/uploads/data","type",{type:"array"},At.properties.relationships.properties.uploads.properties.
data,n),r++}}else e=o(e,i+"/relationships/uploads","type",{type:"object"},At.properties.relationships.properties.uploads,s),r++}}else e=o(e,i+"/relationships","\
type",{type:"object"},At.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},At,t),r++;return _p.errors=e,r===0}function Ho(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},mp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},mp,t),r++);t.data!==void 0&&(_p(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,_p),r=e.length))}else e=o(e,i,"type",{type:"object"},mp,t),r++;return Ho.errors=e,r===0}a.v49=Go;
let ji={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/RecordEntit\
y"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},fr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},
type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};
function bp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},fr,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},fr,t),r++);for(let p in t)p==="id"||p==="typ\
e"||p==="attributes"||p==="relationships"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},fr,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},fr.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},fr.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/attributes","type",{type:"obj\
ect"},fr.properties.attributes,p),r++)}if(t.relationships!==void 0){let p=t.relationships;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/relationships","t\
ype",{type:"object"},fr.properties.relationships,p),r++)}if(t.meta!==void 0){let p=t.meta;p&&typeof p=="object"&&!Array.isArray(p)||(e=o(e,i+"/meta","type",{type:"\
object"},fr.properties.meta,p),r++)}}else e=o(e,i,"type",{type:"object"},fr,t),r++;return bp.errors=e,r===0}function Go(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},ji,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ji,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ji,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)bp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,bp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ji.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ji,t),r++;return Go.errors=e,r===0}a.v50=Jo;let Di={type:"ob\
ject",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTrack"}},meta:{$ref:"\
standin://json-api/schemas#/$defs/ListMeta"}}},pe={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"\
string"},type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,required:["name","language_code","error","status","closed_c\
aptions"],properties:{name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},status:{type:"string",enum:["preparing","ready","errored"]},
closed_captions:{type:["boolean","null"]}}},relationships:{type:"object",additionalProperties:!1,required:["upload"],properties:{upload:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}};function gp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},pe,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},pe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},pe,t),r++),t.relationships===void 0&&
(e=o(e,i,"required",{missingProperty:"relationships"},pe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationships"||(e=o(e,i,"additiona\
lProperties",{additionalProperty:p},pe,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},pe.properties.id,p),r++)}if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},pe.properties.type,p),r++),p!=="upload_track"&&(e=o(e,i+"/type","const",
{allowedValue:"upload_track"},pe.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"name"},pe.properties.attributes,p),r++),p.language_code===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
language_code"},pe.properties.attributes,p),r++),p.error===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"error"},pe.properties.attributes,p),r++),
p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},pe.properties.attributes,p),r++),p.closed_captions===void 0&&(e=o(e,i+"/attribut\
es","required",{missingProperty:"closed_captions"},pe.properties.attributes,p),r++);for(let s in p)s==="name"||s==="language_code"||s==="error"||s==="status"||s===
"closed_captions"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},pe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!=
"string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},pe.properties.attributes.properties.name,s),r++)}if(p.language_code!==void 0){let s=p.language_code;
typeof s!="string"&&(e=o(e,i+"/attributes/language_code","type",{type:"string"},pe.properties.attributes.properties.language_code,s),r++)}if(p.error!==void 0){let s=p.
error;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/error","type",{type:pe.properties.attributes.properties.error.type},pe.properties.attributes.properties.
error,s),r++)}if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/attributes/status","type",{type:"string"},pe.properties.attributes.properties.
status,s),r++),s==="preparing"||s==="ready"||s==="errored"||(e=o(e,i+"/attributes/status","enum",{allowedValues:pe.properties.attributes.properties.status.enum},
pe.properties.attributes.properties.status,s),r++)}if(p.closed_captions!==void 0){let s=p.closed_captions;typeof s!="boolean"&&s!==null&&(e=o(e,i+"/attributes/c\
losed_captions","type",{type:pe.properties.attributes.properties.closed_captions.type},pe.properties.attributes.properties.closed_captions,s),r++)}}else e=o(e,i+
"/attributes","type",{type:"object"},pe.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.upload===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload"},pe.properties.relationships,p),r++);for(let s in p)s!=="upload"&&(e=o(e,i+
"/relationships","additionalProperties",{additionalProperty:s},pe.properties.relationships,p),r++);if(p.upload!==void 0){let s=p.upload;if(s&&typeof s=="object"&&
!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/upload","required",{missingProperty:"data"},pe.properties.relationships.properties.upload,s),r++);for(let n in s)
n!=="data"&&(e=o(e,i+"/relationships/upload","additionalProperties",{additionalProperty:n},pe.properties.relationships.properties.upload,s),r++);s.data!==void 0&&
(lr(s.data,{instancePath:i+"/relationships/upload/data",parentData:s,parentDataProperty:"data",rootData:A})||(e=N(e,lr),r=e.length))}else e=o(e,i+"/relationship\
s/upload","type",{type:"object"},pe.properties.relationships.properties.upload,s),r++}}else e=o(e,i+"/relationships","type",{type:"object"},pe.properties.relationships,
p),r++}}else e=o(e,i,"type",{type:"object"},pe,t),r++;return gp.errors=e,r===0}function Jo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Di,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Di,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Di,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)gp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,gp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Di.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Di,t),r++;return Jo.errors=e,r===0}a.v51=Qo;let cp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTrackCreate"}},$id:"standin://json-api/data/UploadTrackCreate"},Ze={type:"obje\
ct",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,
required:["url_or_upload_request_id","language_code","type"],properties:{url_or_upload_request_id:{type:"string"},name:{type:"string"},language_code:{type:"stri\
ng"},closed_captions:{type:["boolean","null"]},type:{type:"string",enum:["subtitles","audio"]}}}}};function vp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ze,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Ze,t),r++);for(let p in t)p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Ze,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ze.properties.type,p),r++),p!=="upload_track"&&(e=o(e,i+
"/type","const",{allowedValue:"upload_track"},Ze.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){
p.url_or_upload_request_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url_or_upload_request_id"},Ze.properties.attributes,p),r++),p.language_code===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"language_code"},Ze.properties.attributes,p),r++),p.type===void 0&&(e=o(e,i+"/attributes","required",
{missingProperty:"type"},Ze.properties.attributes,p),r++);for(let s in p)s==="url_or_upload_request_id"||s==="name"||s==="language_code"||s==="closed_captions"||
s==="type"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Ze.properties.attributes,p),r++);if(p.url_or_upload_request_id!==void 0){let s=p.
url_or_upload_request_id;typeof s!="string"&&(e=o(e,i+"/attributes/url_or_upload_request_id","type",{type:"string"},Ze.properties.attributes.properties.url_or_upload_request_id,
s),r++)}if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Ze.properties.attributes.properties.name,s),r++)}
if(p.language_code!==void 0){let s=p.language_code;typeof s!="string"&&(e=o(e,i+"/attributes/language_code","type",{type:"string"},Ze.properties.attributes.properties.
language_code,s),r++)}if(p.closed_captions!==void 0){let s=p.closed_captions;typeof s!="boolean"&&s!==null&&(e=o(e,i+"/attributes/closed_captions","type",{type:Ze.
properties.attributes.properties.closed_captions.type},Ze.properties.attributes.properties.closed_captions,s),r++)}if(p.type!==void 0){let s=p.type;typeof s!="s\
tring"&&(e=o(e,i+"/attributes/type","type",{type:"string"},Ze.properties.attributes.properties.type,s),r++),s==="subtitles"||s==="audio"||(e=o(e,i+"/attributes/\
type","enum",{allowedValues:Ze.properties.attributes.properties.type.enum},Ze.properties.attributes.properties.type,s),r++)}}else e=o(e,i+"/attributes","type",{
type:"object"},Ze.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Ze,t),r++;return vp.errors=e,r===0}function Qo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
cp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},cp,t),r++);t.data!==void 0&&(vp(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:A})||(e=N(e,vp),r=e.length))}else e=o(e,i,"type",{type:"object"},cp,t),r++;return Qo.errors=e,r===0}a.v52=Xo;let ki={type:"ob\
ject",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},meta:{$ref:"st\
andin://json-api/schemas#/$defs/ListMeta"}}},Fe={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{
type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function Ap(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},Fe,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Fe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
Fe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Fe,t),r++);if(t.id!==void 0){let p=t.id;
typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Fe.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",
{type:"string"},Fe.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Fe.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},Fe.properties.attributes,
p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Fe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.
name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Fe.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",
{type:"object"},Fe.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Fe,t),r++;return Ap.errors=e,r===0}function Xo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
ki,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},ki,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ki,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Ap(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,Ap),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},ki.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},ki,t),r++;return Xo.errors=e,r===0}a.v53=Po;let qp={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTag"}},$id:"standin://json-api/data/UploadTag"};
function jp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},Fe,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Fe,t),r++),t.attributes===void 0&&(e=o(e,i,"\
required",{missingProperty:"attributes"},Fe,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Fe,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Fe.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Fe.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_tag"},Fe.properties.
type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},Fe.properties.attributes,p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Fe.properties.attributes,
p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Fe.properties.attributes.properties.name,s),r++)}}else
e=o(e,i+"/attributes","type",{type:"object"},Fe.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Fe,t),r++;return jp.errors=e,r===0}function Po(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},qp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},qp,t),r++);t.data!==void 0&&(jp(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,jp),r=e.length))}else e=o(e,i,"type",{type:"object"},qp,t),r++;return Po.errors=
e,r===0}a.v54=es;let Dp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTagCreate"}},$id:"\
standin://json-api/data/UploadTagCreate"},Yt={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload\
_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function kp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Yt,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Yt,t),r++);for(let p in t)p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Yt,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Yt.properties.type,p),r++),p!=="upload_tag"&&(e=o(e,i+"/\
type","const",{allowedValue:"upload_tag"},Yt.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.
name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},Yt.properties.attributes,p),r++);for(let s in p)s!=="name"&&(e=o(e,i+"/attributes","ad\
ditionalProperties",{additionalProperty:s},Yt.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","ty\
pe",{type:"string"},Yt.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Yt.properties.attributes,p),r++}}else e=
o(e,i,"type",{type:"object"},Yt,t),r++;return kp.errors=e,r===0}function es(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Dp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},Dp,t),r++);t.data!==void 0&&(kp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||
(e=N(e,kp),r=e.length))}else e=o(e,i,"type",{type:"object"},Dp,t),r++;return es.errors=e,r===0}a.v55=ts;let hi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/Lis\
tMeta"}}},Et={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_smart_t\
ag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}}}};function hp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Et,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},Et,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Et,t),r++);for(let p in t)p===
"id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Et,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},Et.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Et.properties.
type,p),r++),p!=="upload_smart_tag"&&(e=o(e,i+"/type","const",{allowedValue:"upload_smart_tag"},Et.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},Et.properties.attributes,p),r++);for(let s in p)
s!=="name"&&(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},Et.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="st\
ring"&&(e=o(e,i+"/attributes/name","type",{type:"string"},Et.properties.attributes.properties.name,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Et.
properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},Et,t),r++;return hp.errors=e,r===0}function ts(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},hi,t),r++),t.meta===
void 0&&(e=o(e,i,"required",{missingProperty:"meta"},hi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},hi,
t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)hp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,
rootData:A})||(e=N(e,hp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},hi.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,
parentDataProperty:"meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},hi,t),r++;return ts.errors=e,r===0}a.v56=rs;let Np={type:"ob\
ject",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},$id:"standin://json-api/data/UploadFil\
ter"},re={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{
type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{
type:"boolean"}}}}};function $p(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},re,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},re,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},re,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
re,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},re.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},re.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},re.properties.
type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},re.properties.attributes,p),r++),p.filter===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},re.properties.attributes,p),r++),p.shared===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"shared"},re.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=
o(e,i+"/attributes","additionalProperties",{additionalProperty:s},re.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+
"/attributes/name","type",{type:"string"},re.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(
s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},re.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="bool\
ean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},re.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},
re.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},re,t),r++;return $p.errors=e,r===0}function rs(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Np,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Np,t),r++);t.data!==void 0&&($p(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,$p),r=e.length))}else e=o(e,i,"type",{type:"object"},Np,t),r++;return rs.errors=e,r===0}a.v57=is;let wp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterUpdate"}},$id:"standin://json-api/data/UploadFilterUpdate"},xt={type:"ob\
ject",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,properties:{
name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},required:["id","type"]};function Ep(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},xt,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},xt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProp\
erties",{additionalProperty:p},xt,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},xt.properties.id,p),r++)}if(t.type!==
void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},xt.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"\
upload_filter"},xt.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)s==="name"||
s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},xt.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;
typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},xt.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&
typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},xt.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){
let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},xt.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/att\
ributes","type",{type:"object"},xt.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},xt,t),r++;return Ep.errors=e,r===0}function is(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},wp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},wp,t),r++);t.data!==void 0&&(Ep(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Ep),r=e.length))}else e=o(e,i,"type",{type:"object"},wp,t),r++;return is.errors=e,r===0}a.v58=ps;
let xp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterCreate"}},$id:"standin://j\
son-api/data/UploadFilterCreate"},pt={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]\
{22}$"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function Fp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},pt,t),r++),t.attributes===void 0&&(e=o(
e,i,"required",{missingProperty:"attributes"},pt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
pt,t),r++);if(t.id!==void 0){let p=t.id;typeof p=="string"?De.test(p)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},pt.properties.id,p),r++):(e=o(e,
i+"/id","type",{type:"string"},pt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},pt.properties.
type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},pt.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},pt.properties.attributes,p),r++),p.filter===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},pt.properties.attributes,p),r++),p.shared===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
shared"},pt.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
pt.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},pt.properties.attributes.
properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attributes/filter","type",{type:"object"},pt.properties.
attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attributes/shared","type",{type:"boolean"},pt.properties.
attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},pt.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},pt,
t),r++;return Fp.errors=e,r===0}function ps(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},
xp,t),r++);t.data!==void 0&&(Fp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Fp),r=e.length))}else e=o(e,i,"type",
{type:"object"},xp,t),r++;return ps.errors=e,r===0}a.v59=os;let Ni={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function Tp(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},re,
t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},re,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},re,t),
r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},re,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},re.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},re.properties.type,p),r++),p!=="upload_filter"&&(e=o(e,i+"/type","const",{allowedValue:"upload_filter"},re.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},re.properties.attributes,
p),r++),p.filter===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"filter"},re.properties.attributes,p),r++),p.shared===void 0&&(e=o(e,i+"/attribute\
s","required",{missingProperty:"shared"},re.properties.attributes,p),r++);for(let s in p)s==="name"||s==="filter"||s==="shared"||(e=o(e,i+"/attributes","additio\
nalProperties",{additionalProperty:s},re.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{
type:"string"},re.properties.attributes.properties.name,s),r++)}if(p.filter!==void 0){let s=p.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,i+"/attrib\
utes/filter","type",{type:"object"},re.properties.attributes.properties.filter,s),r++)}if(p.shared!==void 0){let s=p.shared;typeof s!="boolean"&&(e=o(e,i+"/attr\
ibutes/shared","type",{type:"boolean"},re.properties.attributes.properties.shared,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},re.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},re,t),r++;return Tp.errors=e,r===0}function os(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ni,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Ni,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ni,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Tp(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,Tp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ni.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},Ni,t),r++;return os.errors=e,r===0}a.v60=ss;let Up={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},ot={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,
required:["url","request_headers"],properties:{url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function Ip(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},ot,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},ot,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"\
attributes"},ot,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},ot,t),r++);if(t.id!==void 0){
let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},ot.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/ty\
pe","type",{type:"string"},ot.properties.type,p),r++),p!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},ot.properties.type,p),r++)}
if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"ur\
l"},ot.properties.attributes,p),r++),p.request_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_headers"},ot.properties.attributes,
p),r++);for(let s in p)s==="url"||s==="request_headers"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},ot.properties.attributes,p),r++);if(p.
url!==void 0){let s=p.url;typeof s=="string"?H(s)||(e=o(e,i+"/attributes/url","format",{format:"uri"},ot.properties.attributes.properties.url,s),r++):(e=o(e,i+"\
/attributes/url","type",{type:"string"},ot.properties.attributes.properties.url,s),r++)}if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="\
object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",
{type:"string"},ot.properties.attributes.properties.request_headers.additionalProperties,d),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},
ot.properties.attributes.properties.request_headers,s),r++}}else e=o(e,i+"/attributes","type",{type:"object"},ot.properties.attributes,p),r++}}else e=o(e,i,"typ\
e",{type:"object"},ot,t),r++;return Ip.errors=e,r===0}function ss(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Up,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},Up,t),r++);t.data!==void 0&&(Ip(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Ip),
r=e.length))}else e=o(e,i,"type",{type:"object"},Up,t),r++;return ss.errors=e,r===0}a.v61=ns;let Vp={type:"object",additionalProperties:!1,required:["data"],properties:{
data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCreate"}},$id:"standin://json-api/data/UploadRequestCreate"},gt={type:"object",additionalProperties:!1,
properties:{type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{
type:"object",additionalProperties:!1,properties:{upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},
else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["type"]};function Cp(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},gt,t),r++);for(let s in t)
s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},gt,t),r++);if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},gt.properties.type,s),r++),s!=="upload_request"&&(e=o(e,i+"/type","const",{allowedValue:"upload_request"},gt.properties.
type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n!=="filename"&&(e=o(e,i+"/attributes","ad\
ditionalProperties",{additionalProperty:n},gt.properties.attributes,s),r++);if(s.filename!==void 0){let n=s.filename;typeof n!="string"&&(e=o(e,i+"/attributes/f\
ilename","type",{type:"string"},gt.properties.attributes.properties.filename,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},gt.properties.attributes,
s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n!=="upload_collection"&&(e=o(e,i+"/relati\
onships","additionalProperties",{additionalProperty:n},gt.properties.relationships,s),r++);if(s.upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n==
"object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},gt.properties.relationships.properties.
upload_collection,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:d},gt.properties.relationships.
properties.upload_collection,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){
let F=r;be(d,{instancePath:i+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}
_||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},gt.properties.relationships.properties.upload_collection.properties.data,d),r++)}}else
e=o(e,i+"/relationships/upload_collection","type",{type:"object"},gt.properties.relationships.properties.upload_collection,n),r++}}else e=o(e,i+"/relationships",
"type",{type:"object"},gt.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},gt,t),r++;return Cp.errors=e,r===0}function ns(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},Vp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Vp,t),r++);t.data!==void 0&&(Cp(t.data,{instancePath:i+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Cp),r=e.length))}else e=o(e,i,"type",{type:"object"},Vp,t),r++;return ns.errors=e,r===0}a.v62=ls;
let zp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/dat\
a/Webhook"},R={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_\
version","nested_items_in_payload","auto_retry"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"obj\
ect",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","\
null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"\
boolean"},auto_retry:{type:"boolean"}}}}},Er={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standi\
n://json-api/schemas#/$defs/EntityType"},event_types:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{
$ref:"standin://json-api/schemas#/$defs/WebhookEventFilter"}}}},Op={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_m\
ode","sso_user","cda_cache_tags"]};function xr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&
(e=o(e,i,"type",{type:"string"},Op,t),r++),t==="item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_u\
ser"||t==="cda_cache_tags"||(e=o(e,i,"enum",{allowedValues:Op.enum},Op,t),r++),xr.errors=e,r===0}let Rp={type:"string",enum:["create","update","delete","publish",
"unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function Fr(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Rp,t),r++),t==="create"||t==="update"||t==="delete"||t==="publish"||
t==="unpublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,i,"enum",{allowedValues:Rp.
enum},Rp,t),r++),Fr.errors=e,r===0}let Ht={type:"object",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:[
"item_type","item","build_trigger","environment","environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function Lp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"\
entity_type"},Ht,t),r++),t.entity_ids===void 0&&(e=o(e,i,"required",{missingProperty:"entity_ids"},Ht,t),r++);for(let p in t)p==="entity_type"||p==="entity_ids"||
(e=o(e,i,"additionalProperties",{additionalProperty:p},Ht,t),r++);if(t.entity_type!==void 0){let p=t.entity_type;typeof p!="string"&&(e=o(e,i+"/entity_type","ty\
pe",{type:"string"},Ht.properties.entity_type,p),r++),p==="item_type"||p==="item"||p==="build_trigger"||p==="environment"||p==="environment_type"||(e=o(e,i+"/en\
tity_type","enum",{allowedValues:Ht.properties.entity_type.enum},Ht.properties.entity_type,p),r++)}if(t.entity_ids!==void 0){let p=t.entity_ids;if(Array.isArray(
p)){p.length<1&&(e=o(e,i+"/entity_ids","minItems",{limit:1},Ht.properties.entity_ids,p),r++);let s=p.length;for(let n=0;n<s;n++){let d=p[n];typeof d!="string"&&
(e=o(e,i+"/entity_ids/"+n,"type",{type:"string"},Ht.properties.entity_ids.items,d),r++)}}else e=o(e,i+"/entity_ids","type",{type:"array"},Ht.properties.entity_ids,
p),r++}}else e=o(e,i,"type",{type:"object"},Ht,t),r++;return Lp.errors=e,r===0}function St(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},Er,t),r++),t.event_types===
void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},Er,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},Er,t),r++);if(t.entity_type!==void 0&&(xr(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"entity\
_type",rootData:A})||(e=N(e,xr),r=e.length)),t.event_types!==void 0){let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Fr(p[n],{instancePath:i+
"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Fr),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},Er.properties.event_types,
p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(p)&&p!==null&&(e=o(e,i+"/filters","type",{type:Er.properties.filters.type},Er.properties.filters,
p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Lp(p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Lp),r=
e.length)}}}else e=o(e,i,"type",{type:"object"},Er,t),r++;return St.errors=e,r===0}function Sp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},R,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},R,t),r++);for(let p in t)p==="id"||p==="type"||
p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},R.properties.type,p),r++),p!=="web\
hook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.
isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},R.properties.attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"custom_payload"},
R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"headers"},R.properties.attributes,p),r++),p.events===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,p),r++),p.http_basic_user===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_password"},R.properties.
attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"enabled"},R.properties.attributes,p),r++),p.payload_api_version===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"payload_api_version"},R.properties.attributes,p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"nested_items_in_payload"},R.properties.attributes,p),r++),p.auto_retry===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
auto_retry"},R.properties.attributes,p),r++);for(let s in p)Y.call(R.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
R.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.
properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},R.properties.attributes.properties.
url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.
properties.custom_payload.type},R.properties.attributes.properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.
isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.
attributes.properties.headers.additionalProperties,d),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,
s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++)St(s[d],{instancePath:i+"/attributes/events/"+d,parentData:s,
parentDataProperty:d,rootData:A})||(e=N(e,St),r=e.length)}else e=o(e,i+"/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}
if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.
properties.http_basic_user.type},R.properties.attributes.properties.http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.
properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.
attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_versi\
on","type",{type:"string"},R.properties.attributes.properties.payload_api_version,s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;
typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.
auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attributes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,
s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return Sp.errors=e,r===0}
function ls(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,i,"required",{missingProperty:"data"},zp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},zp,t),r++);t.data!==void 0&&
(Sp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Sp),r=e.length))}else e=o(e,i,"type",{type:"object"},zp,t),r++;return ls.
errors=e,r===0}a.v63=fs;let Mp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},
$id:"standin://json-api/data/WebhookUpdate"},he={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{
type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{
type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{
type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"\
boolean"}}}},required:["id","type"]};function Wp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},he,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},he,t),r++);
for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},he,t),r++);if(t.id!==void 0){let p=t.id;typeof p!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},he.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"str\
ing"},he.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},he.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){for(let s in p)Y.call(he.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
he.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},he.properties.attributes.
properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},he.properties.attributes.properties.
url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:he.properties.
attributes.properties.custom_payload.type},he.properties.attributes.properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"s\
tring"},he.properties.attributes.properties.headers.additionalProperties,d),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},he.properties.attributes.
properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let d=0;d<n;d++)St(s[d],{instancePath:i+"/attributes/even\
ts/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,St),r=e.length)}else e=o(e,i+"/attributes/events","type",{type:"array"},he.properties.attributes.properties.
events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:he.properties.
attributes.properties.http_basic_user.type},he.properties.attributes.properties.http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;
typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:he.properties.attributes.properties.http_basic_password.type},he.properties.
attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boole\
an"},he.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attribute\
s/payload_api_version","type",{type:"string"},he.properties.attributes.properties.payload_api_version,s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;
typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"boolean"},he.properties.attributes.properties.nested_items_in_payload,s),r++)}
if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attributes/auto_retry","type",{type:"boolean"},he.properties.attributes.properties.
auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},he.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},he,t),r++;return Wp.errors=
e,r===0}function fs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,i,"required",{missingProperty:"data"},Mp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Mp,t),r++);t.data!==
void 0&&(Wp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Wp),r=e.length))}else e=o(e,i,"type",{type:"object"},Mp,t),
r++;return fs.errors=e,r===0}a.v64=ds;let Bp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/\
WebhookCreate"}},$id:"standin://json-api/data/WebhookCreate"},oe={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"s\
tring",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name","url","custom_payload","headers","events","http_basic_user","http_bas\
ic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"st\
ring"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:[
"string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"bool\
ean"}}}}};function Kp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},oe,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},oe,t),r++);for(let p in t)
p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},oe,t),r++);if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/\
type","type",{type:"string"},oe.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},oe.properties.type,p),r++)}if(t.attributes!==
void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},oe.properties.
attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},oe.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"custom_payload"},oe.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
headers"},oe.properties.attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},oe.properties.attributes,p),r++),p.http_basic_user===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},oe.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"http_basic_password"},oe.properties.attributes,p),r++);for(let s in p)Y.call(oe.properties.attributes.properties,s)||(e=o(e,i+
"/attributes","additionalProperties",{additionalProperty:s},oe.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=o(e,i+"/att\
ributes/name","type",{type:"string"},oe.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/attributes/u\
rl","type",{type:"string"},oe.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==null&&(e=
o(e,i+"/attributes/custom_payload","type",{type:oe.properties.attributes.properties.custom_payload.type},oe.properties.attributes.properties.custom_payload,s),r++)}
if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/attributes/headers/"+
n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},oe.properties.attributes.properties.headers.additionalProperties,d),r++)}else e=o(e,i+"/attribut\
es/headers","type",{type:"object"},oe.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.length;for(let d=0;d<
n;d++)St(s[d],{instancePath:i+"/attributes/events/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,St),r=e.length)}else e=o(e,i+"/attributes/events","\
type",{type:"array"},oe.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="string"&&s!==null&&(e=o(
e,i+"/attributes/http_basic_user","type",{type:oe.properties.attributes.properties.http_basic_user.type},oe.properties.attributes.properties.http_basic_user,s),
r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password","type",{type:oe.properties.
attributes.properties.http_basic_password.type},oe.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){let s=p.enabled;typeof s!=
"boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},oe.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==void 0){let s=p.
payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},oe.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},oe.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attri\
butes/auto_retry","type",{type:"boolean"},oe.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},oe.properties.
attributes,p),r++}}else e=o(e,i,"type",{type:"object"},oe,t),r++;return Kp.errors=e,r===0}function ds(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Bp,t),r++);for(let p in t)p!=="data"&&
(e=o(e,i,"additionalProperties",{additionalProperty:p},Bp,t),r++);t.data!==void 0&&(Kp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||
(e=N(e,Kp),r=e.length))}else e=o(e,i,"type",{type:"object"},Bp,t),r++;return ds.errors=e,r===0}a.v65=as;let $i={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function wi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},R,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"attributes"},R,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,
t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},R.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),
r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
name"},R.properties.attributes,p),r++),p.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"custom_payload"},R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","require\
d",{missingProperty:"headers"},R.properties.attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,
p),r++),p.http_basic_user===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"http_basic_password"},R.properties.attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"enabled"},R.properties.attributes,p),r++),p.payload_api_version===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload_\
api_version"},R.properties.attributes,p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"nested_items_in_payload"},
R.properties.attributes,p),r++),p.auto_retry===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"auto_retry"},R.properties.attributes,p),r++);for(let s in p)
Y.call(R.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},R.properties.attributes,p),r++);if(p.name!==void 0){
let s=p.name;typeof s!="string"&&(e=o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;
typeof s!="string"&&(e=o(e,i+"/attributes/url","type",{type:"string"},R.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;
typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.properties.custom_payload.type},R.properties.attributes.
properties.custom_payload,s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="strin\
g"&&(e=o(e,i+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.attributes.properties.headers.additionalProperties,
d),r++)}else e=o(e,i+"/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.
isArray(s)){let n=s.length;for(let d=0;d<n;d++)St(s[d],{instancePath:i+"/attributes/events/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,St),r=e.length)}else
e=o(e,i+"/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!=
"string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.properties.http_basic_user.type},R.properties.attributes.properties.
http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password",
"type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){
let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==
void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},R.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attrib\
utes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return wi.errors=e,r===0}function as(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},$i,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},$i,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$i,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)wi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,wi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},$i.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},$i,t),r++;return as.errors=e,r===0}a.v66=ys;let Gr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$d\
efs/ListMeta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},O={type:"object",additionalProperties:!1,required:["id","type",
"attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:[
"entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_aut\
o_retries_count","last_sent_at","next_retry_at","status"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standi\
n://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{
type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"}}},relationships:{type:"object",additionalProperties:!1,
required:["webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},Zp={type:"string",enum:["pending","success","failed","rescheduled"]};function Ei(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;return typeof t!="string"&&(e=o(e,i,"type",{type:"string"},Zp,t),r++),t==="\
pending"||t==="success"||t==="failed"||t==="rescheduled"||(e=o(e,i,"enum",{allowedValues:Zp.enum},Zp,t),r++),Ei.errors=e,r===0}function Yp(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},O,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},O,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
O,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},O,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="\
relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:p},O,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"s\
tring"},O.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},O.properties.type,p),r++),p!=="webh\
ook_call"&&(e=o(e,i+"/type","const",{allowedValue:"webhook_call"},O.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&
!Array.isArray(p)){p.entity_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"entity_type"},O.properties.attributes,p),r++),p.event_type===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"event_type"},O.properties.attributes,p),r++),p.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
created_at"},O.properties.attributes,p),r++),p.request_url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_url"},O.properties.attributes,p),
r++),p.request_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_headers"},O.properties.attributes,p),r++),p.request_payload===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"request_payload"},O.properties.attributes,p),r++),p.response_status===void 0&&(e=o(e,i+"/attributes","requir\
ed",{missingProperty:"response_status"},O.properties.attributes,p),r++),p.response_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"respons\
e_headers"},O.properties.attributes,p),r++),p.response_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_payload"},O.properties.attributes,
p),r++),p.attempted_auto_retries_count===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},O.properties.attributes,p),r++),
p.last_sent_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"last_sent_at"},O.properties.attributes,p),r++),p.next_retry_at===void 0&&(e=o(e,i+"\
/attributes","required",{missingProperty:"next_retry_at"},O.properties.attributes,p),r++),p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
status"},O.properties.attributes,p),r++);for(let s in p)Y.call(O.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},
O.properties.attributes,p),r++);if(p.entity_type!==void 0&&(xr(p.entity_type,{instancePath:i+"/attributes/entity_type",parentData:p,parentDataProperty:"entity_t\
ype",rootData:A})||(e=N(e,xr),r=e.length)),p.event_type!==void 0&&(Fr(p.event_type,{instancePath:i+"/attributes/event_type",parentData:p,parentDataProperty:"eve\
nt_type",rootData:A})||(e=N(e,Fr),r=e.length)),p.created_at!==void 0){let s=p.created_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/created_at","format",
{format:"date-time"},O.properties.attributes.properties.created_at,s),r++):(e=o(e,i+"/attributes/created_at","type",{type:"string"},O.properties.attributes.properties.
created_at,s),r++)}if(p.request_url!==void 0){let s=p.request_url;typeof s!="string"&&(e=o(e,i+"/attributes/request_url","type",{type:"string"},O.properties.attributes.
properties.request_url,s),r++)}if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!=
"string"&&(e=o(e,i+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.request_headers.
additionalProperties,d),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},O.properties.attributes.properties.request_headers,s),r++}if(p.request_payload!==
void 0){let s=p.request_payload;typeof s!="string"&&(e=o(e,i+"/attributes/request_payload","type",{type:"string"},O.properties.attributes.properties.request_payload,
s),r++)}if(p.response_status!==void 0){let s=p.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/attributes/response_s\
tatus","type",{type:O.properties.attributes.properties.response_status.type},O.properties.attributes.properties.response_status,s),r++)}if(p.response_headers!==
void 0){let s=p.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/attributes/response_headers","type",{type:O.properties.attributes.
properties.response_headers.type},O.properties.attributes.properties.response_headers,s),r++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];
typeof d!="string"&&(e=o(e,i+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.
response_headers.additionalProperties,d),r++)}}if(p.response_payload!==void 0){let s=p.response_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/resp\
onse_payload","type",{type:O.properties.attributes.properties.response_payload.type},O.properties.attributes.properties.response_payload,s),r++)}if(p.attempted_auto_retries_count!==
void 0){let s=p.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},O.properties.attributes.properties.attempted_auto_retries_count,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},O.properties.attributes.properties.attempted_auto_retries_count,s),r++)}if(p.last_sent_at!==void 0){
let s=p.last_sent_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/last_sent_at","format",{format:"date-time"},O.properties.attributes.properties.last_sent_at,
s),r++):(e=o(e,i+"/attributes/last_sent_at","type",{type:"string"},O.properties.attributes.properties.last_sent_at,s),r++)}if(p.next_retry_at!==void 0){let s=p.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/next_retry_at","type",{type:O.properties.attributes.properties.next_retry_at.type},O.properties.
attributes.properties.next_retry_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/attributes/next_retry_at","format",{format:"date-time"},O.properties.attributes.
properties.next_retry_at,s),r++))}p.status!==void 0&&(Ei(p.status,{instancePath:i+"/attributes/status",parentData:p,parentDataProperty:"status",rootData:A})||(e=
N(e,Ei),r=e.length))}else e=o(e,i+"/attributes","type",{type:"object"},O.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.webhook===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"webhook"},O.properties.relationships,p),r++);for(let s in p)
s!=="webhook"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:s},O.properties.relationships,p),r++);if(p.webhook!==void 0){let s=p.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/webhook","required",{missingProperty:"data"},O.properties.relationships.properties.
webhook,s),r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/webhook","additionalProperties",{additionalProperty:n},O.properties.relationships.properties.
webhook,s),r++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"type"},O.properties.relationships.properties.webhook.properties.data,n),r++),n.id===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"id"},O.properties.relationships.properties.webhook.properties.data,n),r++);for(let d in n)d==="type"||d==="id"||(e=o(e,i+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:d},O.properties.relationships.properties.webhook.properties.data,n),r++);if(n.type!==void 0){let d=n.type;typeof d!=
"string"&&(e=o(e,i+"/relationships/webhook/data/type","type",{type:"string"},O.properties.relationships.properties.webhook.properties.data.properties.type,d),r++),
d!=="webhook"&&(e=o(e,i+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},O.properties.relationships.properties.webhook.properties.data.properties.
type,d),r++)}if(n.id!==void 0){let d=n.id;typeof d!="string"&&(e=o(e,i+"/relationships/webhook/data/id","type",{type:"string"},O.properties.relationships.properties.
webhook.properties.data.properties.id,d),r++)}}else e=o(e,i+"/relationships/webhook/data","type",{type:"object"},O.properties.relationships.properties.webhook.properties.
data,n),r++}}else e=o(e,i+"/relationships/webhook","type",{type:"object"},O.properties.relationships.properties.webhook,s),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},O.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},O,t),r++;return Yp.errors=e,r===0}function ys(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
Gr,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Gr,t),r++);for(let p in t)p==="data"||p==="meta"||p==="included"||(e=o(e,i,"additionalP\
roperties",{additionalProperty:p},Gr,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Yp(p[n],{instancePath:i+"/\
data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Yp),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Gr.properties.data,p),r++}if(t.meta!==
void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Oe),r=e.length)),t.included!==void 0){let p=t.included;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)wi(p[n],{instancePath:i+"/included/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,wi),r=e.length)}else
e=o(e,i+"/included","type",{type:"array"},Gr.properties.included,p),r++}}else e=o(e,i,"type",{type:"object"},Gr,t),r++;return ys.errors=e,r===0}a.v67=us;let Si={
type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function Hp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},O,t),r++),t.type===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"type"},O,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},O,t),r++),t.relationships===void 0&&(e=o(e,i,"\
required",{missingProperty:"relationships"},O,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||p==="relationships"||(e=o(e,i,"additionalProperties",
{additionalProperty:p},O,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},O.properties.id,p),r++)}if(t.type!==void 0){
let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},O.properties.type,p),r++),p!=="webhook_call"&&(e=o(e,i+"/type","const",{allowedValue:"w\
ebhook_call"},O.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.entity_type===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"entity_type"},O.properties.attributes,p),r++),p.event_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
event_type"},O.properties.attributes,p),r++),p.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},O.properties.attributes,p),
r++),p.request_url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"request_url"},O.properties.attributes,p),r++),p.request_headers===void 0&&(e=o(
e,i+"/attributes","required",{missingProperty:"request_headers"},O.properties.attributes,p),r++),p.request_payload===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"request_payload"},O.properties.attributes,p),r++),p.response_status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_stat\
us"},O.properties.attributes,p),r++),p.response_headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_headers"},O.properties.attributes,
p),r++),p.response_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"response_payload"},O.properties.attributes,p),r++),p.attempted_auto_retries_count===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},O.properties.attributes,p),r++),p.last_sent_at===void 0&&(e=o(e,i+"/a\
ttributes","required",{missingProperty:"last_sent_at"},O.properties.attributes,p),r++),p.next_retry_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
next_retry_at"},O.properties.attributes,p),r++),p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},O.properties.attributes,p),r++);
for(let s in p)Y.call(O.properties.attributes.properties,s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},O.properties.attributes,p),r++);
if(p.entity_type!==void 0&&(xr(p.entity_type,{instancePath:i+"/attributes/entity_type",parentData:p,parentDataProperty:"entity_type",rootData:A})||(e=N(e,xr),r=
e.length)),p.event_type!==void 0&&(Fr(p.event_type,{instancePath:i+"/attributes/event_type",parentData:p,parentDataProperty:"event_type",rootData:A})||(e=N(e,Fr),
r=e.length)),p.created_at!==void 0){let s=p.created_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},O.properties.
attributes.properties.created_at,s),r++):(e=o(e,i+"/attributes/created_at","type",{type:"string"},O.properties.attributes.properties.created_at,s),r++)}if(p.request_url!==
void 0){let s=p.request_url;typeof s!="string"&&(e=o(e,i+"/attributes/request_url","type",{type:"string"},O.properties.attributes.properties.request_url,s),r++)}
if(p.request_headers!==void 0){let s=p.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/att\
ributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.request_headers.additionalProperties,
d),r++)}else e=o(e,i+"/attributes/request_headers","type",{type:"object"},O.properties.attributes.properties.request_headers,s),r++}if(p.request_payload!==void 0){
let s=p.request_payload;typeof s!="string"&&(e=o(e,i+"/attributes/request_payload","type",{type:"string"},O.properties.attributes.properties.request_payload,s),
r++)}if(p.response_status!==void 0){let s=p.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,i+"/attributes/response_stat\
us","type",{type:O.properties.attributes.properties.response_status.type},O.properties.attributes.properties.response_status,s),r++)}if(p.response_headers!==void 0){
let s=p.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,i+"/attributes/response_headers","type",{type:O.properties.attributes.
properties.response_headers.type},O.properties.attributes.properties.response_headers,s),r++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];
typeof d!="string"&&(e=o(e,i+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.attributes.properties.
response_headers.additionalProperties,d),r++)}}if(p.response_payload!==void 0){let s=p.response_payload;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/resp\
onse_payload","type",{type:O.properties.attributes.properties.response_payload.type},O.properties.attributes.properties.response_payload,s),r++)}if(p.attempted_auto_retries_count!==
void 0){let s=p.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},O.properties.attributes.properties.attempted_auto_retries_count,s),r++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,i+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},O.properties.attributes.properties.attempted_auto_retries_count,s),r++)}if(p.last_sent_at!==void 0){
let s=p.last_sent_at;typeof s=="string"?K.test(s)||(e=o(e,i+"/attributes/last_sent_at","format",{format:"date-time"},O.properties.attributes.properties.last_sent_at,
s),r++):(e=o(e,i+"/attributes/last_sent_at","type",{type:"string"},O.properties.attributes.properties.last_sent_at,s),r++)}if(p.next_retry_at!==void 0){let s=p.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/next_retry_at","type",{type:O.properties.attributes.properties.next_retry_at.type},O.properties.
attributes.properties.next_retry_at,s),r++),typeof s=="string"&&(K.test(s)||(e=o(e,i+"/attributes/next_retry_at","format",{format:"date-time"},O.properties.attributes.
properties.next_retry_at,s),r++))}p.status!==void 0&&(Ei(p.status,{instancePath:i+"/attributes/status",parentData:p,parentDataProperty:"status",rootData:A})||(e=
N(e,Ei),r=e.length))}else e=o(e,i+"/attributes","type",{type:"object"},O.properties.attributes,p),r++}if(t.relationships!==void 0){let p=t.relationships;if(p&&typeof p==
"object"&&!Array.isArray(p)){p.webhook===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"webhook"},O.properties.relationships,p),r++);for(let s in p)
s!=="webhook"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:s},O.properties.relationships,p),r++);if(p.webhook!==void 0){let s=p.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,i+"/relationships/webhook","required",{missingProperty:"data"},O.properties.relationships.properties.
webhook,s),r++);for(let n in s)n!=="data"&&(e=o(e,i+"/relationships/webhook","additionalProperties",{additionalProperty:n},O.properties.relationships.properties.
webhook,s),r++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"type"},O.properties.relationships.properties.webhook.properties.data,n),r++),n.id===void 0&&(e=o(e,i+"/relationships/webhook/data","required",
{missingProperty:"id"},O.properties.relationships.properties.webhook.properties.data,n),r++);for(let d in n)d==="type"||d==="id"||(e=o(e,i+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:d},O.properties.relationships.properties.webhook.properties.data,n),r++);if(n.type!==void 0){let d=n.type;typeof d!=
"string"&&(e=o(e,i+"/relationships/webhook/data/type","type",{type:"string"},O.properties.relationships.properties.webhook.properties.data.properties.type,d),r++),
d!=="webhook"&&(e=o(e,i+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},O.properties.relationships.properties.webhook.properties.data.properties.
type,d),r++)}if(n.id!==void 0){let d=n.id;typeof d!="string"&&(e=o(e,i+"/relationships/webhook/data/id","type",{type:"string"},O.properties.relationships.properties.
webhook.properties.data.properties.id,d),r++)}}else e=o(e,i+"/relationships/webhook/data","type",{type:"object"},O.properties.relationships.properties.webhook.properties.
data,n),r++}}else e=o(e,i+"/relationships/webhook","type",{type:"object"},O.properties.relationships.properties.webhook,s),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},O.properties.relationships,p),r++}}else e=o(e,i,"type",{type:"object"},O,t),r++;return Hp.errors=e,r===0}function Gp(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},R,t),
r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},R,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},R,t),r++);
for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},R,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="\
string"&&(e=o(e,i+"/id","type",{type:"string"},R.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"strin\
g"},R.properties.type,p),r++),p!=="webhook"&&(e=o(e,i+"/type","const",{allowedValue:"webhook"},R.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;
if(p&&typeof p=="object"&&!Array.isArray(p)){p.name===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"name"},R.properties.attributes,p),r++),p.url===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},R.properties.attributes,p),r++),p.custom_payload===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"custom_payload"},R.properties.attributes,p),r++),p.headers===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"headers"},R.properties.
attributes,p),r++),p.events===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"events"},R.properties.attributes,p),r++),p.http_basic_user===void 0&&(e=
o(e,i+"/attributes","required",{missingProperty:"http_basic_user"},R.properties.attributes,p),r++),p.http_basic_password===void 0&&(e=o(e,i+"/attributes","requi\
red",{missingProperty:"http_basic_password"},R.properties.attributes,p),r++),p.enabled===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"enabled"},R.
properties.attributes,p),r++),p.payload_api_version===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload_api_version"},R.properties.attributes,
p),r++),p.nested_items_in_payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"nested_items_in_payload"},R.properties.attributes,p),r++),p.auto_retry===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"auto_retry"},R.properties.attributes,p),r++);for(let s in p)Y.call(R.properties.attributes.properties,
s)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},R.properties.attributes,p),r++);if(p.name!==void 0){let s=p.name;typeof s!="string"&&(e=
o(e,i+"/attributes/name","type",{type:"string"},R.properties.attributes.properties.name,s),r++)}if(p.url!==void 0){let s=p.url;typeof s!="string"&&(e=o(e,i+"/at\
tributes/url","type",{type:"string"},R.properties.attributes.properties.url,s),r++)}if(p.custom_payload!==void 0){let s=p.custom_payload;typeof s!="string"&&s!==
null&&(e=o(e,i+"/attributes/custom_payload","type",{type:R.properties.attributes.properties.custom_payload.type},R.properties.attributes.properties.custom_payload,
s),r++)}if(p.headers!==void 0){let s=p.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let d=s[n];typeof d!="string"&&(e=o(e,i+"/attributes/\
headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},R.properties.attributes.properties.headers.additionalProperties,d),r++)}else e=o(e,i+"\
/attributes/headers","type",{type:"object"},R.properties.attributes.properties.headers,s),r++}if(p.events!==void 0){let s=p.events;if(Array.isArray(s)){let n=s.
length;for(let d=0;d<n;d++)St(s[d],{instancePath:i+"/attributes/events/"+d,parentData:s,parentDataProperty:d,rootData:A})||(e=N(e,St),r=e.length)}else e=o(e,i+"\
/attributes/events","type",{type:"array"},R.properties.attributes.properties.events,s),r++}if(p.http_basic_user!==void 0){let s=p.http_basic_user;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/attributes/http_basic_user","type",{type:R.properties.attributes.properties.http_basic_user.type},R.properties.attributes.properties.
http_basic_user,s),r++)}if(p.http_basic_password!==void 0){let s=p.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,i+"/attributes/http_basic_password",
"type",{type:R.properties.attributes.properties.http_basic_password.type},R.properties.attributes.properties.http_basic_password,s),r++)}if(p.enabled!==void 0){
let s=p.enabled;typeof s!="boolean"&&(e=o(e,i+"/attributes/enabled","type",{type:"boolean"},R.properties.attributes.properties.enabled,s),r++)}if(p.payload_api_version!==
void 0){let s=p.payload_api_version;typeof s!="string"&&(e=o(e,i+"/attributes/payload_api_version","type",{type:"string"},R.properties.attributes.properties.payload_api_version,
s),r++)}if(p.nested_items_in_payload!==void 0){let s=p.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,i+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},R.properties.attributes.properties.nested_items_in_payload,s),r++)}if(p.auto_retry!==void 0){let s=p.auto_retry;typeof s!="boolean"&&(e=o(e,i+"/attrib\
utes/auto_retry","type",{type:"boolean"},R.properties.attributes.properties.auto_retry,s),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},R.properties.attributes,
p),r++}}else e=o(e,i,"type",{type:"object"},R,t),r++;return Gp.errors=e,r===0}function us(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Si,t),r++);for(let p in t)p==="data"||
p==="included"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Si,t),r++);if(t.data!==void 0&&(Hp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,Hp),r=e.length)),t.included!==void 0){let p=t.included;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Gp(p[n],{instancePath:i+
"/included/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Gp),r=e.length)}else e=o(e,i+"/included","type",{type:"array"},Si.properties.included,p),r++}}else
e=o(e,i,"type",{type:"object"},Si,t),r++;return us.errors=e,r===0}a.v68=ms;let Jp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},Z={type:"object",additionalProperties:!1,required:["id","t\
ype","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Qp(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Z,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"\
type"},Z,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Z,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Z,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Z,t),
r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},Z.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="\
string"&&(e=o(e,i+"/type","type",{type:"string"},Z.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
Z.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"label"},Z.properties.attributes,s),r++),s.position===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"position"},Z.properties.
attributes,s),r++);for(let n in s)n==="label"||n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Z.properties.attributes,s),r++);
if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Z.properties.attributes.properties.label,n),r++)}if(s.
position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Z.properties.attributes.
properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Z.properties.attributes.
properties.position,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Z.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"parent"},Z.properties.relationships,s),r++),
s.children===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"children"},Z.properties.relationships,s),r++);for(let n in s)n==="parent"||n==="chil\
dren"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Z.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n==
"object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Z.properties.relationships.properties.parent,
n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:d},Z.properties.relationships.properties.parent,n),
r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/\
relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/parent/data",
"if",{failingKeyword:"else"},Z.properties.relationships.properties.parent.properties.data,d),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Z.
properties.relationships.properties.parent,n),r++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,
i+"/relationships/children","required",{missingProperty:"data"},Z.properties.relationships.properties.children,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/rel\
ationships/children","additionalProperties",{additionalProperty:d},Z.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let d=n.data;if(Array.
isArray(d)){let m=d.length;for(let _=0;_<m;_++)be(d[_],{instancePath:i+"/relationships/children/data/"+_,parentData:d,parentDataProperty:_,rootData:A})||(e=N(e,
be),r=e.length)}else e=o(e,i+"/relationships/children/data","type",{type:"array"},Z.properties.relationships.properties.children.properties.data,d),r++}}else e=
o(e,i+"/relationships/children","type",{type:"object"},Z.properties.relationships.properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},
Z.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Z,t),r++;return Qp.errors=e,r===0}function ms(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Jp,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Jp,t),r++);t.data!==void 0&&(Qp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,Qp),r=e.length))}else e=o(e,i,"type",{type:"object"},Jp,t),r++;return ms.errors=e,r===0}a.v69=_s;let Xp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},Ie={
type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Pp(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"requi\
red",{missingProperty:"id"},Ie,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ie,t),r++);for(let s in t)s==="id"||s==="type"||s==="attrib\
utes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Ie,t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","t\
ype",{type:"string"},Ie.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ie.properties.type,s),
r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Ie.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="label"||n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Ie.
properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Ie.properties.attributes.
properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"\
integer"},Ie.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:"\
>=",limit:0},Ie.properties.attributes.properties.position,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Ie.properties.attributes,s),r++}if(t.relationships!==
void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="parent"||n==="children"||(e=o(e,i+"/relationships","additionalPro\
perties",{additionalProperty:n},Ie.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&
(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Ie.properties.relationships.properties.parent,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"\
/relationships/parent","additionalProperties",{additionalProperty:d},Ie.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){let d=n.data,m=r,
_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"\
data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},Ie.properties.relationships.properties.
parent.properties.data,d),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Ie.properties.relationships.properties.parent,n),r++}if(s.children!==
void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/children","required",{missingProperty:"data"},Ie.
properties.relationships.properties.children,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/children","additionalProperties",{additionalProperty:d},
Ie.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let d=n.data;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++)be(d[_],{instancePath:i+
"/relationships/children/data/"+_,parentData:d,parentDataProperty:_,rootData:A})||(e=N(e,be),r=e.length)}else e=o(e,i+"/relationships/children/data","type",{type:"\
array"},Ie.properties.relationships.properties.children.properties.data,d),r++}}else e=o(e,i+"/relationships/children","type",{type:"object"},Ie.properties.relationships.
properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Ie.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Ie,t),r++;
return Pp.errors=e,r===0}function _s(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Xp,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Xp,
t),r++);t.data!==void 0&&(Pp(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,Pp),r=e.length))}else e=o(e,i,"type",{type:"\
object"},Xp,t),r++;return _s.errors=e,r===0}a.v70=bs;let eo={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/\
schemas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},Se={type:"object",additionalProperties:!1,required:["type","attri\
butes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}}};function to(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},Se,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Se,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Se,t),r++);if(t.id!==void 0){let s=t.id;typeof s==
"string"?De.test(s)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},Se.properties.id,s),r++):(e=o(e,i+"/id","type",{type:"string"},Se.properties.id,s),
r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"string"},Se.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"\
/type","const",{allowedValue:"upload_collection"},Se.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.label===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"label"},Se.properties.attributes,s),r++);for(let n in s)n==="label"||n==="position"||(e=
o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Se.properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,
i+"/attributes/label","type",{type:"string"},Se.properties.attributes.properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Se.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Se.properties.attributes.properties.position,n),r++)}}else e=o(e,i+"/at\
tributes","type",{type:"object"},Se.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let n in s)n!=="parent"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},Se.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.
parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Se.properties.relationships.
properties.parent,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:d},Se.properties.relationships.
properties.parent,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(
d,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relatio\
nships/parent/data","if",{failingKeyword:"else"},Se.properties.relationships.properties.parent.properties.data,d),r++)}}else e=o(e,i+"/relationships/parent","ty\
pe",{type:"object"},Se.properties.relationships.properties.parent,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Se.properties.relationships,s),r++}}else
e=o(e,i,"type",{type:"object"},Se,t),r++;return to.errors=e,r===0}function bs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},eo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"a\
dditionalProperties",{additionalProperty:p},eo,t),r++);t.data!==void 0&&(to(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||
(e=N(e,to),r=e.length))}else e=o(e,i,"type",{type:"object"},eo,t),r++;return bs.errors=e,r===0}a.v71=gs;let xi={type:"object",additionalProperties:!1,required:[
"data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schemas#/$defs/L\
istMeta"}}};function ro(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===
void 0&&(e=o(e,i,"required",{missingProperty:"id"},Z,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Z,t),r++),t.attributes===void 0&&(e=o(
e,i,"required",{missingProperty:"attributes"},Z,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},Z,t),r++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Z,t),r++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,i+"/id","type",{type:"string"},Z.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,i+"/type","type",{type:"stri\
ng"},Z.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},Z.properties.type,s),r++)}if(t.attributes!==
void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"label"},Z.properties.
attributes,s),r++),s.position===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"position"},Z.properties.attributes,s),r++);for(let n in s)n==="label"||
n==="position"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:n},Z.properties.attributes,s),r++);if(s.label!==void 0){let n=s.label;typeof n!=
"string"&&(e=o(e,i+"/attributes/label","type",{type:"string"},Z.properties.attributes.properties.label,n),r++)}if(s.position!==void 0){let n=s.position;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/attributes/position","type",{type:"integer"},Z.properties.attributes.properties.position,n),r++),typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/attributes/position","minimum",{comparison:">=",limit:0},Z.properties.attributes.properties.position,n),r++)}}else
e=o(e,i+"/attributes","type",{type:"object"},Z.properties.attributes,s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"parent"},Z.properties.relationships,s),r++),s.children===void 0&&(e=o(e,i+
"/relationships","required",{missingProperty:"children"},Z.properties.relationships,s),r++);for(let n in s)n==="parent"||n==="children"||(e=o(e,i+"/relationship\
s","additionalProperties",{additionalProperty:n},Z.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(
n)){n.data===void 0&&(e=o(e,i+"/relationships/parent","required",{missingProperty:"data"},Z.properties.relationships.properties.parent,n),r++);for(let d in n)d!==
"data"&&(e=o(e,i+"/relationships/parent","additionalProperties",{additionalProperty:d},Z.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){
let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/parent/data",
parentData:n,parentDataProperty:"data",rootData:A})||(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},
Z.properties.relationships.properties.parent.properties.data,d),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Z.properties.relationships.properties.
parent,n),r++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/children","require\
d",{missingProperty:"data"},Z.properties.relationships.properties.children,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/children","additionalProp\
erties",{additionalProperty:d},Z.properties.relationships.properties.children,n),r++);if(n.data!==void 0){let d=n.data;if(Array.isArray(d)){let m=d.length;for(let _=0;_<
m;_++)be(d[_],{instancePath:i+"/relationships/children/data/"+_,parentData:d,parentDataProperty:_,rootData:A})||(e=N(e,be),r=e.length)}else e=o(e,i+"/relationsh\
ips/children/data","type",{type:"array"},Z.properties.relationships.properties.children.properties.data,d),r++}}else e=o(e,i+"/relationships/children","type",{type:"\
object"},Z.properties.relationships.properties.children,n),r++}}else e=o(e,i+"/relationships","type",{type:"object"},Z.properties.relationships,s),r++}}else e=o(
e,i,"type",{type:"object"},Z,t),r++;return ro.errors=e,r===0}function gs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},xi,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"\
meta"},xi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},xi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.
isArray(p)){let s=p.length;for(let n=0;n<s;n++)ro(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,ro),r=e.length)}else e=
o(e,i+"/data","type",{type:"array"},xi.properties.data,p),r++}t.meta!==void 0&&(Oe(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Oe),r=e.length))}else e=o(e,i,"type",{type:"object"},xi,t),r++;return gs.errors=e,r===0}a.v72=cs;let Mi={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionPlace"}}}},Te={type:"object",additionalProperties:!1,required:[
"id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["position"],properties:{position:{type:"integer",minimum:0},type:{type:"string",const:"upload_collection"}}},relationships:{type:"object",additionalProperties:!1,
required:["parent"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-ap\
i/schemas#/$defs/UploadCollectionReference"}}}}}}}};function io(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Te,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
Te,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},Te,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"\
relationships"},Te,t),r++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,i,"additionalProperties",{additionalProperty:s},Te,
t),r++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,i+"/id","type",{type:"string"},Te.properties.id,s),r++)}if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},Te.properties.type,s),r++),s!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
Te.properties.type,s),r++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.position===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"position"},Te.properties.attributes,s),r++);for(let n in s)n==="position"||n==="type"||(e=o(e,i+"/attributes","additionalProperties",
{additionalProperty:n},Te.properties.attributes,s),r++);if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,i+"/\
attributes/position","type",{type:"integer"},Te.properties.attributes.properties.position,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/a\
ttributes/position","minimum",{comparison:">=",limit:0},Te.properties.attributes.properties.position,n),r++)}if(s.type!==void 0){let n=s.type;typeof n!="string"&&
(e=o(e,i+"/attributes/type","type",{type:"string"},Te.properties.attributes.properties.type,n),r++),n!=="upload_collection"&&(e=o(e,i+"/attributes/type","const",
{allowedValue:"upload_collection"},Te.properties.attributes.properties.type,n),r++)}}else e=o(e,i+"/attributes","type",{type:"object"},Te.properties.attributes,
s),r++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,i+"/relationships","required",{
missingProperty:"parent"},Te.properties.relationships,s),r++);for(let n in s)n!=="parent"&&(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:n},
Te.properties.relationships,s),r++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,i+"/relationships/\
parent","required",{missingProperty:"data"},Te.properties.relationships.properties.parent,n),r++);for(let d in n)d!=="data"&&(e=o(e,i+"/relationships/parent","a\
dditionalProperties",{additionalProperty:d},Te.properties.relationships.properties.parent,n),r++);if(n.data!==void 0){let d=n.data,m=r,_=!0,v=r;d!==null&&(e=o(e),
r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;be(d,{instancePath:i+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:A})||
(e=N(e,be),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/relationships/parent/data","if",{failingKeyword:"else"},Te.properties.relationships.properties.parent.properties.
data,d),r++)}}else e=o(e,i+"/relationships/parent","type",{type:"object"},Te.properties.relationships.properties.parent,n),r++}}else e=o(e,i+"/relationships","t\
ype",{type:"object"},Te.properties.relationships,s),r++}}else e=o(e,i,"type",{type:"object"},Te,t),r++;return io.errors=e,r===0}function cs(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"\
data"},Mi,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Mi,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(
p)){let s=p.length;for(let n=0;n<s;n++)io(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,io),r=e.length)}else e=o(e,i+"/\
data","type",{type:"array"},Mi.properties.data,p),r++}}else e=o(e,i,"type",{type:"object"},Mi,t),r++;return cs.errors=e,r===0}a.v73=vs;let po={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},st={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:[
"status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function oo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},st,t),r++),t.type===void 0&&
(e=o(e,i,"required",{missingProperty:"type"},st,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},st,t),r++);for(let p in t)p===
"id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},st,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},st.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},st.properties.
type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},st.properties.type,p),r++)}if(t.attributes!==void 0){let p=t.attributes;if(p&&
typeof p=="object"&&!Array.isArray(p)){p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},st.properties.attributes,p),r++),p.payload===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload"},st.properties.attributes,p),r++);for(let s in p)s==="status"||s==="payload"||(e=o(e,i+"/at\
tributes","additionalProperties",{additionalProperty:s},st.properties.attributes,p),r++);if(p.status!==void 0){let s=p.status;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=o(e,i+"/attributes/status","type",{type:"integer"},st.properties.attributes.properties.status,s),r++),typeof s=="number"&&isFinite(s)&&((s>599||
isNaN(s))&&(e=o(e,i+"/attributes/status","maximum",{comparison:"<=",limit:599},st.properties.attributes.properties.status,s),r++),(s<100||isNaN(s))&&(e=o(e,i+"/\
attributes/status","minimum",{comparison:">=",limit:100},st.properties.attributes.properties.status,s),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},
st.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},st,t),r++;return oo.errors=e,r===0}function vs(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},po,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},po,t),r++);t.data!==void 0&&(oo(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,oo),r=e.length))}else e=o(e,i,"type",{type:"object"},po,t),r++;return vs.errors=e,r===0}a.v74=Jr;let V={type:"object",additionalProperties:!1,
required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","defa\
ult_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info",
"colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{type:"string"},basename:{type:"string"},filename:{type:"\
string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",
pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string",
"null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"\
null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Cre\
ator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}};function Tr(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"\
x"},ve,t),r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},ve,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
ve,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},ve.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},ve.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},ve.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},ve.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},ve.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},ve.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},ve,t),r++;return Tr.errors=e,r===0}function Fi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Ne,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(He(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,He),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Ne.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return Fi.errors=e,r===0}function Ti(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},_e,t),r++;return Ti.errors=e,r===0}function so(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},G,t),r++);for(let p in t)p!==
"antivirus"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},G,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},G.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus","\
required",{missingProperty:"checked_at"},G.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},
G.properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
G.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},G.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:G.properties.
antivirus.properties.status.enum},G.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:G.properties.antivirus.properties.checked_at.type},G.properties.antivirus.properties.checked_at,s),r++),typeof s=="st\
ring"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},G.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:G.properties.antivirus.properties.threat_name.type},G.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},G.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},G,
t),r++;return so.errors=e,r===0}function Jr(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},V,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},V,t),r++),t.path===
void 0&&(e=o(e,i,"required",{missingProperty:"path"},V,t),r++),t.basename===void 0&&(e=o(e,i,"required",{missingProperty:"basename"},V,t),r++),t.filename===void 0&&
(e=o(e,i,"required",{missingProperty:"filename"},V,t),r++),t.url===void 0&&(e=o(e,i,"required",{missingProperty:"url"},V,t),r++),t.format===void 0&&(e=o(e,i,"re\
quired",{missingProperty:"format"},V,t),r++),t.mime_type===void 0&&(e=o(e,i,"required",{missingProperty:"mime_type"},V,t),r++),t.size===void 0&&(e=o(e,i,"requir\
ed",{missingProperty:"size"},V,t),r++),t.md5===void 0&&(e=o(e,i,"required",{missingProperty:"md5"},V,t),r++),t.width===void 0&&(e=o(e,i,"required",{missingProperty:"\
width"},V,t),r++),t.height===void 0&&(e=o(e,i,"required",{missingProperty:"height"},V,t),r++),t.is_image===void 0&&(e=o(e,i,"required",{missingProperty:"is_imag\
e"},V,t),r++),t.author===void 0&&(e=o(e,i,"required",{missingProperty:"author"},V,t),r++),t.copyright===void 0&&(e=o(e,i,"required",{missingProperty:"copyright"},
V,t),r++),t.notes===void 0&&(e=o(e,i,"required",{missingProperty:"notes"},V,t),r++),t.tags===void 0&&(e=o(e,i,"required",{missingProperty:"tags"},V,t),r++),t.default_field_metadata===
void 0&&(e=o(e,i,"required",{missingProperty:"default_field_metadata"},V,t),r++),t.creator===void 0&&(e=o(e,i,"required",{missingProperty:"creator"},V,t),r++),t.
upload_collection===void 0&&(e=o(e,i,"required",{missingProperty:"upload_collection"},V,t),r++),t.duration===void 0&&(e=o(e,i,"required",{missingProperty:"durat\
ion"},V,t),r++),t.frame_rate===void 0&&(e=o(e,i,"required",{missingProperty:"frame_rate"},V,t),r++),t.blurhash===void 0&&(e=o(e,i,"required",{missingProperty:"b\
lurhash"},V,t),r++),t.thumbhash===void 0&&(e=o(e,i,"required",{missingProperty:"thumbhash"},V,t),r++),t.mux_playback_id===void 0&&(e=o(e,i,"required",{missingProperty:"\
mux_playback_id"},V,t),r++),t.mux_mp4_highest_res===void 0&&(e=o(e,i,"required",{missingProperty:"mux_mp4_highest_res"},V,t),r++),t.smart_tags===void 0&&(e=o(e,
i,"required",{missingProperty:"smart_tags"},V,t),r++),t.exif_info===void 0&&(e=o(e,i,"required",{missingProperty:"exif_info"},V,t),r++),t.colors===void 0&&(e=o(
e,i,"required",{missingProperty:"colors"},V,t),r++),t.created_at===void 0&&(e=o(e,i,"required",{missingProperty:"created_at"},V,t),r++),t.updated_at===void 0&&(e=
o(e,i,"required",{missingProperty:"updated_at"},V,t),r++);for(let n in t)Y.call(V.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},V,t),r++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},V.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,i+"/type","type",{type:"string"},V.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},V.properties.type,n),r++)}if(t.
path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},V.properties.path,n),r++)}if(t.basename!==void 0){let n=t.basename;typeof n!=
"string"&&(e=o(e,i+"/basename","type",{type:"string"},V.properties.basename,n),r++)}if(t.filename!==void 0){let n=t.filename;typeof n!="string"&&(e=o(e,i+"/file\
name","type",{type:"string"},V.properties.filename,n),r++)}if(t.url!==void 0){let n=t.url;typeof n=="string"?H(n)||(e=o(e,i+"/url","format",{format:"uri"},V.properties.
url,n),r++):(e=o(e,i+"/url","type",{type:"string"},V.properties.url,n),r++)}if(t.format!==void 0){let n=t.format;typeof n!="string"&&n!==null&&(e=o(e,i+"/format",
"type",{type:V.properties.format.type},V.properties.format,n),r++)}if(t.mime_type!==void 0){let n=t.mime_type;typeof n!="string"&&n!==null&&(e=o(e,i+"/mime_type",
"type",{type:V.properties.mime_type.type},V.properties.mime_type,n),r++)}if(t.size!==void 0){let n=t.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
o(e,i+"/size","type",{type:"integer"},V.properties.size,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/size","minimum",{comparison:">=",limit:0},
V.properties.size,n),r++)}if(t.md5!==void 0){let n=t.md5;typeof n=="string"?lt.test(n)||(e=o(e,i+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},V.properties.md5,n),
r++):(e=o(e,i+"/md5","type",{type:"string"},V.properties.md5,n),r++)}if(t.width!==void 0){let n=t.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null&&(e=o(e,i+"/width","type",{type:V.properties.width.type},V.properties.width,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/width","mi\
nimum",{comparison:">=",limit:0},V.properties.width,n),r++)}if(t.height!==void 0){let n=t.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&
(e=o(e,i+"/height","type",{type:V.properties.height.type},V.properties.height,n),r++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,i+"/height","mini\
mum",{comparison:">=",limit:0},V.properties.height,n),r++)}if(t.is_image!==void 0){let n=t.is_image;typeof n!="boolean"&&(e=o(e,i+"/is_image","type",{type:"bool\
ean"},V.properties.is_image,n),r++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/author","type",{type:V.properties.author.type},
V.properties.author,n),r++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/copyright","type",{type:V.properties.copyright.type},
V.properties.copyright,n),r++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/notes","type",{type:V.properties.notes.type},V.properties.
notes,n),r++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",
{type:"string"},V.properties.tags.items,_),r++)}}else e=o(e,i+"/tags","type",{type:"array"},V.properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.
default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){n.alt===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"alt"},V.properties.
default_field_metadata,n),r++),n.title===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"title"},V.properties.default_field_metadata,n),
r++),n.custom_data===void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"custom_data"},V.properties.default_field_metadata,n),r++),n.focal_point===
void 0&&(e=o(e,i+"/default_field_metadata","required",{missingProperty:"focal_point"},V.properties.default_field_metadata,n),r++),n.poster_time===void 0&&(e=o(e,
i+"/default_field_metadata","required",{missingProperty:"poster_time"},V.properties.default_field_metadata,n),r++);for(let d in n)d==="alt"||d==="title"||d==="c\
ustom_data"||d==="focal_point"||d==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProperties",{additionalProperty:d},V.properties.default_field_metadata,
n),r++);if(n.alt!==void 0){let d=n.alt;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_f\
ield_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:V.properties.default_field_metadata.properties.alt.additionalProperties.type},V.properties.
default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/alt","type",{type:"object"},V.properties.default_field_metadata.
properties.alt,d),r++}if(n.title!==void 0){let d=n.title;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];typeof _!="string"&&_!==null&&(e=
o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:V.properties.default_field_metadata.properties.title.additionalProperties.
type},V.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/title","type",{type:"object"},V.properties.
default_field_metadata.properties.title,d),r++}if(n.custom_data!==void 0){let d=n.custom_data;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];
_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},V.properties.
default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/custom_data","type",{type:"object"},V.properties.
default_field_metadata.properties.custom_data,d),r++}if(n.focal_point!==void 0){let d=n.focal_point,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&
(m?e.length=m:e=null),!p){let F=r;Tr(d,{instancePath:i+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:A})||(e=N(e,
Tr),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},V.properties.default_field_metadata.properties.focal_point,
d),r++)}if(n.poster_time!==void 0){let d=n.poster_time;!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/default_field_metadata/poster_time","type",{type:V.
properties.default_field_metadata.properties.poster_time.type},V.properties.default_field_metadata.properties.poster_time,d),r++),typeof d=="number"&&isFinite(d)&&
(d<0||isNaN(d))&&(e=o(e,i+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},V.properties.default_field_metadata.properties.poster_time,d),
r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"object"},V.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&(Fi(t.creator,{instancePath:i+
"/creator",parentData:t,parentDataProperty:"creator",rootData:A})||(e=N(e,Fi),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,d=r,m=!0,_=r;
n!==null&&(e=o(e),r++);var s=_===r;if(r=d,e!==null&&(d?e.length=d:e=null),!s){let v=r;Ti(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:A})||(e=N(e,Ti),r=e.length);var s=v===r;m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},V.properties.upload_collection,
n),r++)}if(t.duration!==void 0){let n=t.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/duration","type",{type:V.properties.duration.type},V.properties.
duration,n),r++)}if(t.frame_rate!==void 0){let n=t.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,i+"/frame_rate","type",{type:V.properties.frame_rate.
type},V.properties.frame_rate,n),r++)}if(t.blurhash!==void 0){let n=t.blurhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/blurhash","type",{type:V.properties.blurhash.
type},V.properties.blurhash,n),r++)}if(t.thumbhash!==void 0){let n=t.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,i+"/thumbhash","type",{type:V.properties.thumbhash.
type},V.properties.thumbhash,n),r++)}if(t.mux_playback_id!==void 0){let n=t.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,i+"/mux_playback_id","type",{type:V.
properties.mux_playback_id.type},V.properties.mux_playback_id,n),r++)}if(t.mux_mp4_highest_res!==void 0){let n=t.mux_mp4_highest_res;typeof n!="string"&&n!==null&&
(e=o(e,i+"/mux_mp4_highest_res","type",{type:V.properties.mux_mp4_highest_res.type},V.properties.mux_mp4_highest_res,n),r++),n==="high"||n==="medium"||n==="low"||
n===null||(e=o(e,i+"/mux_mp4_highest_res","enum",{allowedValues:V.properties.mux_mp4_highest_res.enum},V.properties.mux_mp4_highest_res,n),r++)}if(t.smart_tags!==
void 0){let n=t.smart_tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/smart_tags/"+m,"type",{type:"strin\
g"},V.properties.smart_tags.items,_),r++)}}else e=o(e,i+"/smart_tags","type",{type:"array"},V.properties.smart_tags,n),r++}if(t.exif_info!==void 0){let n=t.exif_info;
n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/exif_info","type",{type:"object"},V.properties.exif_info,n),r++)}if(t.colors!==void 0){let n=t.colors;if(Array.
isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];if(_&&typeof _=="object"&&!Array.isArray(_)){_.red===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"\
red"},V.properties.colors.items,_),r++),_.green===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"green"},V.properties.colors.items,_),r++),_.blue===
void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"blue"},V.properties.colors.items,_),r++),_.alpha===void 0&&(e=o(e,i+"/colors/"+m,"required",{missingProperty:"\
alpha"},V.properties.colors.items,_),r++);for(let v in _)v==="red"||v==="green"||v==="blue"||v==="alpha"||(e=o(e,i+"/colors/"+m,"additionalProperties",{additionalProperty:v},
V.properties.colors.items,_),r++);if(_.red!==void 0){let v=_.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/red","type",{type:"\
integer"},V.properties.colors.items.properties.red,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/red","maximum",{comparison:"\
<=",limit:255},V.properties.colors.items.properties.red,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/red","minimum",{comparison:">=",limit:0},V.properties.colors.
items.properties.red,v),r++))}if(_.green!==void 0){let v=_.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/green","type",{type:"\
integer"},V.properties.colors.items.properties.green,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/green","maximum",{comparison:"\
<=",limit:255},V.properties.colors.items.properties.green,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/green","minimum",{comparison:">=",limit:0},V.properties.
colors.items.properties.green,v),r++))}if(_.blue!==void 0){let v=_.blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+"/blue","type",
{type:"integer"},V.properties.colors.items.properties.blue,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/blue","maximum",
{comparison:"<=",limit:255},V.properties.colors.items.properties.blue,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/blue","minimum",{comparison:">=",limit:0},
V.properties.colors.items.properties.blue,v),r++))}if(_.alpha!==void 0){let v=_.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,i+"/colors/"+m+
"/alpha","type",{type:"integer"},V.properties.colors.items.properties.alpha,v),r++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,i+"/colors/"+m+"\
/alpha","maximum",{comparison:"<=",limit:255},V.properties.colors.items.properties.alpha,v),r++),(v<0||isNaN(v))&&(e=o(e,i+"/colors/"+m+"/alpha","minimum",{comparison:"\
>=",limit:0},V.properties.colors.items.properties.alpha,v),r++))}}else e=o(e,i+"/colors/"+m,"type",{type:"object"},V.properties.colors.items,_),r++}}else e=o(e,
i+"/colors","type",{type:"array"},V.properties.colors,n),r++}if(t.meta!==void 0&&(so(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,so),r=e.length)),t.created_at!==void 0){let n=t.created_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/created_at","type",{type:V.properties.created_at.type},
V.properties.created_at,n),r++),typeof n=="string"&&(K.test(n)||(e=o(e,i+"/created_at","format",{format:"date-time"},V.properties.created_at,n),r++))}if(t.updated_at!==
void 0){let n=t.updated_at;typeof n!="string"&&n!==null&&(e=o(e,i+"/updated_at","type",{type:V.properties.updated_at.type},V.properties.updated_at,n),r++),typeof n==
"string"&&(K.test(n)||(e=o(e,i+"/updated_at","format",{format:"date-time"},V.properties.updated_at,n),r++))}}else e=o(e,i,"type",{type:"object"},V,t),r++;return Jr.
errors=e,r===0}a.v75=As;let me={type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/\
schemas#/$defs/CollectionOfUploadUpdate"}}}};function no(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},at,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
at,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},at,t),r++);if(t.type!==void 0&&(He(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,He),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},at.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},at,t),r++;return no.errors=e,r===0}function lo(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},$e,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},$e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},$e,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},$e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},$e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},$e.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},$e,t),r++;return lo.errors=e,r===0}function As(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let n in t)Y.call(me.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},me,t),
r++);if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},me.properties.path,n),r++)}if(t.basename!==void 0){let n=t.basename;
typeof n!="string"&&(e=o(e,i+"/basename","type",{type:"string"},me.properties.basename,n),r++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==
null&&(e=o(e,i+"/copyright","type",{type:me.properties.copyright.type},me.properties.copyright,n),r++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&
n!==null&&(e=o(e,i+"/author","type",{type:me.properties.author.type},me.properties.author,n),r++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&
(e=o(e,i+"/notes","type",{type:me.properties.notes.type},me.properties.notes,n),r++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let d=n.length;for(let m=0;m<
d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",{type:"string"},me.properties.tags.items,_),r++)}}else e=o(e,i+"/tags","type",{type:"array"},me.
properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)d==="alt"||
d==="title"||d==="custom_data"||d==="focal_point"||d==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProperties",{additionalProperty:d},me.properties.
default_field_metadata,n),r++);if(n.alt!==void 0){let d=n.alt;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];typeof _!="string"&&_!==null&&
(e=o(e,i+"/default_field_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:me.properties.default_field_metadata.properties.alt.additionalProperties.
type},me.properties.default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/alt","type",{type:"object"},me.properties.
default_field_metadata.properties.alt,d),r++}if(n.title!==void 0){let d=n.title;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];typeof _!=
"string"&&_!==null&&(e=o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:me.properties.default_field_metadata.properties.
title.additionalProperties.type},me.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/title",
"type",{type:"object"},me.properties.default_field_metadata.properties.title,d),r++}if(n.custom_data!==void 0){let d=n.custom_data;if(d&&typeof d=="object"&&!Array.
isArray(d))for(let m in d){let _=d[m];_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+m.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},me.properties.default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata/cust\
om_data","type",{type:"object"},me.properties.default_field_metadata.properties.custom_data,d),r++}if(n.focal_point!==void 0){let d=n.focal_point,m=r,_=!0,v=r;d!==
null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;Tr(d,{instancePath:i+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"\
focal_point",rootData:A})||(e=N(e,Tr),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},me.properties.default_field_metadata.
properties.focal_point,d),r++)}if(n.poster_time!==void 0){let d=n.poster_time;!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/default_field_metadata/po\
ster_time","type",{type:me.properties.default_field_metadata.properties.poster_time.type},me.properties.default_field_metadata.properties.poster_time,d),r++),typeof d==
"number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},me.properties.default_field_metadata.
properties.poster_time,d),r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"object"},me.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&
(no(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:A})||(e=N(e,no),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,
d=r,m=!0,_=r;n!==null&&(e=o(e),r++);var s=_===r;if(r=d,e!==null&&(d?e.length=d:e=null),!s){let v=r;lo(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:A})||(e=N(e,lo),r=e.length);var s=v===r;m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},me.properties.upload_collection,
n),r++)}}else e=o(e,i,"type",{type:"object"},me,t),r++;return As.errors=e,r===0}a.v76=qs;let se={type:"object",additionalProperties:!1,required:["path"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{alt:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],
minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}}}};function qs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.path===void 0&&(e=o(e,i,"required",{missingProperty:"path"},se,t),r++);for(let n in t)Y.call(se.properties,n)||(e=o(e,i,"additionalProperties",{additionalProperty:n},
se,t),r++);if(t.id!==void 0){let n=t.id;typeof n=="string"?De.test(n)||(e=o(e,i+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},se.properties.id,n),r++):(e=o(e,
i+"/id","type",{type:"string"},se.properties.id,n),r++)}if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,i+"/path","type",{type:"string"},se.properties.
path,n),r++)}if(t.basename!==void 0){let n=t.basename;typeof n!="string"&&(e=o(e,i+"/basename","type",{type:"string"},se.properties.basename,n),r++)}if(t.copyright!==
void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,i+"/copyright","type",{type:se.properties.copyright.type},se.properties.copyright,n),r++)}if(t.author!==
void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,i+"/author","type",{type:se.properties.author.type},se.properties.author,n),r++)}if(t.notes!==void 0){
let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,i+"/notes","type",{type:se.properties.notes.type},se.properties.notes,n),r++)}if(t.tags!==void 0){let n=t.tags;
if(Array.isArray(n)){let d=n.length;for(let m=0;m<d;m++){let _=n[m];typeof _!="string"&&(e=o(e,i+"/tags/"+m,"type",{type:"string"},se.properties.tags.items,_),r++)}}else
e=o(e,i+"/tags","type",{type:"array"},se.properties.tags,n),r++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let d in n)d==="alt"||d==="title"||d==="custom_data"||d==="focal_point"||d==="poster_time"||(e=o(e,i+"/default_field_metadata","additionalProper\
ties",{additionalProperty:d},se.properties.default_field_metadata,n),r++);if(n.alt!==void 0){let d=n.alt;if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){
let _=d[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_field_metadata/alt/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:se.properties.default_field_metadata.
properties.alt.additionalProperties.type},se.properties.default_field_metadata.properties.alt.additionalProperties,_),r++)}else e=o(e,i+"/default_field_metadata\
/alt","type",{type:"object"},se.properties.default_field_metadata.properties.alt,d),r++}if(n.title!==void 0){let d=n.title;if(d&&typeof d=="object"&&!Array.isArray(
d))for(let m in d){let _=d[m];typeof _!="string"&&_!==null&&(e=o(e,i+"/default_field_metadata/title/"+m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:se.properties.
default_field_metadata.properties.title.additionalProperties.type},se.properties.default_field_metadata.properties.title.additionalProperties,_),r++)}else e=o(e,
i+"/default_field_metadata/title","type",{type:"object"},se.properties.default_field_metadata.properties.title,d),r++}if(n.custom_data!==void 0){let d=n.custom_data;
if(d&&typeof d=="object"&&!Array.isArray(d))for(let m in d){let _=d[m];_&&typeof _=="object"&&!Array.isArray(_)||(e=o(e,i+"/default_field_metadata/custom_data/"+
m.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},se.properties.default_field_metadata.properties.custom_data.additionalProperties,_),r++)}else e=
o(e,i+"/default_field_metadata/custom_data","type",{type:"object"},se.properties.default_field_metadata.properties.custom_data,d),r++}if(n.focal_point!==void 0){
let d=n.focal_point,m=r,_=!0,v=r;d!==null&&(e=o(e),r++);var p=v===r;if(r=m,e!==null&&(m?e.length=m:e=null),!p){let F=r;Tr(d,{instancePath:i+"/default_field_meta\
data/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:A})||(e=N(e,Tr),r=e.length);var p=F===r;_=p}_||(e=o(e,i+"/default_field_metadata/focal_\
point","if",{failingKeyword:"else"},se.properties.default_field_metadata.properties.focal_point,d),r++)}if(n.poster_time!==void 0){let d=n.poster_time;!(typeof d==
"number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/default_field_metadata/poster_time","type",{type:se.properties.default_field_metadata.properties.poster_time.type},
se.properties.default_field_metadata.properties.poster_time,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/default_field_metadata/poster_t\
ime","minimum",{comparison:">=",limit:0},se.properties.default_field_metadata.properties.poster_time,d),r++)}}else e=o(e,i+"/default_field_metadata","type",{type:"\
object"},se.properties.default_field_metadata,n),r++}if(t.creator!==void 0&&(Fi(t.creator,{instancePath:i+"/creator",parentData:t,parentDataProperty:"creator",rootData:A})||
(e=N(e,Fi),r=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,d=r,m=!0,_=r;n!==null&&(e=o(e),r++);var s=_===r;if(r=d,e!==null&&(d?e.length=d:e=
null),!s){let v=r;Ti(n,{instancePath:i+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:A})||(e=N(e,Ti),r=e.length);var s=v===r;
m=s}m||(e=o(e,i+"/upload_collection","if",{failingKeyword:"else"},se.properties.upload_collection,n),r++)}}else e=o(e,i,"type",{type:"object"},se,t),r++;return qs.
errors=e,r===0}a.v77=js;let Ui={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat-by-fie\
ld/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function fo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},ut,t),r++);for(let p in t)
p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},ut,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p=="number"&&!(p%1)&&
!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},ut.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(
e,i+"/total_count","minimum",{comparison:">=",limit:0},ut.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},ut,t),r++;return fo.errors=e,r===0}
function js(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,i,"required",{missingProperty:"data"},Ui,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Ui,t),r++);for(let p in t)p==="data"||p===
"meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ui,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)
Jr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Jr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ui.properties.
data,p),r++}t.meta!==void 0&&(fo(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,fo),r=e.length))}else e=o(e,i,"type",
{type:"object"},Ui,t),r++;return js.errors=e,r===0}a.v78=Ds;let Ii={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://flat-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}};function ao(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"\
successful"},We,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},We,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:p},We,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+
"/successful","type",{type:"integer"},We.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:"\
>=",limit:0},We.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",
{type:"integer"},We.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},We.properties.
failed,p),r++)}}else e=o(e,i,"type",{type:"object"},We,t),r++;return ao.errors=e,r===0}function Ds(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ii,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Ii,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ii,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Jr(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,Jr),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ii.properties.data,p),r++}t.meta!==void 0&&(ao(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,ao),r=e.length))}else e=o(e,i,"type",{type:"object"},Ii,t),r++;return Ds.errors=e,r===0}a.v79=ks;let Ft={type:"object",additionalProperties:!1,
required:["id","type","status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},
payload:{}}};function ks(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.
id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Ft,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ft,t),r++),t.status===void 0&&(e=
o(e,i,"required",{missingProperty:"status"},Ft,t),r++),t.payload===void 0&&(e=o(e,i,"required",{missingProperty:"payload"},Ft,t),r++);for(let p in t)p==="id"||p===
"type"||p==="status"||p==="payload"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ft,t),r++);if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+
"/id","type",{type:"string"},Ft.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},Ft.properties.
type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},Ft.properties.type,p),r++)}if(t.status!==void 0){let p=t.status;typeof p=="n\
umber"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/status","type",{type:"integer"},Ft.properties.status,p),r++),typeof p=="number"&&isFinite(p)&&((p>599||isNaN(
p))&&(e=o(e,i+"/status","maximum",{comparison:"<=",limit:599},Ft.properties.status,p),r++),(p<100||isNaN(p))&&(e=o(e,i+"/status","minimum",{comparison:">=",limit:100},
Ft.properties.status,p),r++))}}else e=o(e,i,"type",{type:"object"},Ft,t),r++;return ks.errors=e,r===0}a.v80=hs;let yo={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},$id:"standin://json-api-by-field/data/Upload"},j={type:"object",additionalProperties:!1,
required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,
required:["path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_me\
tadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{
path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string",
"null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],
minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{
type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{
type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","n\
ull"],minimum:0}}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{
type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{
type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{
type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},
created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,
required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api\
/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://\
json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}};function dr(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,i,"required",{missingProperty:"x"},Le,t),
r++),t.y===void 0&&(e=o(e,i,"required",{missingProperty:"y"},Le,t),r++);for(let p in t)p==="x"||p==="y"||(e=o(e,i,"additionalProperties",{additionalProperty:p},
Le,t),r++);if(t.x!==void 0){let p=t.x;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/x","maximum",{comparison:"<=",limit:1},Le.properties.x,p),r++),
(p<0||isNaN(p))&&(e=o(e,i+"/x","minimum",{comparison:">=",limit:0},Le.properties.x,p),r++)):(e=o(e,i+"/x","type",{type:"number"},Le.properties.x,p),r++)}if(t.y!==
void 0){let p=t.y;typeof p=="number"&&isFinite(p)?((p>1||isNaN(p))&&(e=o(e,i+"/y","maximum",{comparison:"<=",limit:1},Le.properties.y,p),r++),(p<0||isNaN(p))&&(e=
o(e,i+"/y","minimum",{comparison:">=",limit:0},Le.properties.y,p),r++)):(e=o(e,i+"/y","type",{type:"number"},Le.properties.y,p),r++)}}else e=o(e,i,"type",{type:"\
object"},Le,t),r++;return dr.errors=e,r===0}function Ur(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Wt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Wt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Wt,t),r++);if(t.type!==void 0&&(nr(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,nr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Wt.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Wt,t),r++;return Ur.errors=e,r===0}function Ir(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_t,t),r++),t.id===void 0&&
(e=o(e,i,"required",{missingProperty:"id"},_t,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_t,t),r++);if(t.
type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",{type:"string"},_t.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","co\
nst",{allowedValue:"upload_collection"},_t.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_t.properties.
id,p),r++)}}else e=o(e,i,"type",{type:"object"},_t,t),r++;return Ir.errors=e,r===0}function Vi(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,i,"required",{missingProperty:"antivirus"},te,t),r++);for(let p in t)p!==
"antivirus"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},te,t),r++);if(t.antivirus!==void 0){let p=t.antivirus;if(p&&typeof p=="object"&&!Array.isArray(
p)){p.status===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"status"},te.properties.antivirus,p),r++),p.checked_at===void 0&&(e=o(e,i+"/antivirus",
"required",{missingProperty:"checked_at"},te.properties.antivirus,p),r++),p.threat_name===void 0&&(e=o(e,i+"/antivirus","required",{missingProperty:"threat_name"},
te.properties.antivirus,p),r++);for(let s in p)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,i+"/antivirus","additionalProperties",{additionalProperty:s},
te.properties.antivirus,p),r++);if(p.status!==void 0){let s=p.status;typeof s!="string"&&(e=o(e,i+"/antivirus/status","type",{type:"string"},te.properties.antivirus.
properties.status,s),r++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,i+"/antivirus/status","enum",{allowedValues:te.properties.
antivirus.properties.status.enum},te.properties.antivirus.properties.status,s),r++)}if(p.checked_at!==void 0){let s=p.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,i+"/antivirus/checked_at","type",{type:te.properties.antivirus.properties.checked_at.type},te.properties.antivirus.properties.checked_at,s),r++),typeof s=="\
string"&&(K.test(s)||(e=o(e,i+"/antivirus/checked_at","format",{format:"date-time"},te.properties.antivirus.properties.checked_at,s),r++))}if(p.threat_name!==void 0){
let s=p.threat_name;typeof s!="string"&&s!==null&&(e=o(e,i+"/antivirus/threat_name","type",{type:te.properties.antivirus.properties.threat_name.type},te.properties.
antivirus.properties.threat_name,s),r++)}}else e=o(e,i+"/antivirus","type",{type:"object"},te.properties.antivirus,p),r++}}else e=o(e,i,"type",{type:"object"},te,
t),r++;return Vi.errors=e,r===0}function uo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},j,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},j,t),r++),t.attributes===
void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},j,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},j,t),r++);for(let n in t)
n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},j,t),r++);if(t.id!==void 0){let n=t.
id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},j.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,i+"/type","type",
{type:"string"},j.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},j.properties.type,n),r++)}if(t.attributes!==void 0){let n=t.
attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},j.properties.attributes,n),r++),
n.basename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"basename"},j.properties.attributes,n),r++),n.filename===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"filename"},j.properties.attributes,n),r++),n.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},j.properties.attributes,
n),r++),n.format===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"format"},j.properties.attributes,n),r++),n.mime_type===void 0&&(e=o(e,i+"/attribu\
tes","required",{missingProperty:"mime_type"},j.properties.attributes,n),r++),n.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},j.properties.
attributes,n),r++),n.md5===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},j.properties.attributes,n),r++),n.width===void 0&&(e=o(e,i+"/attrib\
utes","required",{missingProperty:"width"},j.properties.attributes,n),r++),n.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},j.properties.
attributes,n),r++),n.is_image===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},j.properties.attributes,n),r++),n.author===void 0&&(e=o(e,
i+"/attributes","required",{missingProperty:"author"},j.properties.attributes,n),r++),n.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
copyright"},j.properties.attributes,n),r++),n.notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},j.properties.attributes,n),r++),n.tags===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"tags"},j.properties.attributes,n),r++),n.default_field_metadata===void 0&&(e=o(e,i+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},j.properties.attributes,n),r++),n.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"dura\
tion"},j.properties.attributes,n),r++),n.frame_rate===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},j.properties.attributes,n),r++),n.
blurhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"blurhash"},j.properties.attributes,n),r++),n.thumbhash===void 0&&(e=o(e,i+"/attributes","\
required",{missingProperty:"thumbhash"},j.properties.attributes,n),r++),n.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_play\
back_id"},j.properties.attributes,n),r++),n.mux_mp4_highest_res===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},j.properties.
attributes,n),r++),n.smart_tags===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"smart_tags"},j.properties.attributes,n),r++),n.exif_info===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},j.properties.attributes,n),r++),n.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
colors"},j.properties.attributes,n),r++),n.created_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},j.properties.attributes,n),r++),
n.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"updated_at"},j.properties.attributes,n),r++);for(let d in n)Y.call(j.properties.attributes.
properties,d)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:d},j.properties.attributes,n),r++);if(n.path!==void 0){let d=n.path;typeof d!="\
string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},j.properties.attributes.properties.path,d),r++)}if(n.basename!==void 0){let d=n.basename;typeof d!="\
string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},j.properties.attributes.properties.basename,d),r++)}if(n.filename!==void 0){let d=n.filename;typeof d!=
"string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},j.properties.attributes.properties.filename,d),r++)}if(n.url!==void 0){let d=n.url;typeof d=="s\
tring"?H(d)||(e=o(e,i+"/attributes/url","format",{format:"uri"},j.properties.attributes.properties.url,d),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},
j.properties.attributes.properties.url,d),r++)}if(n.format!==void 0){let d=n.format;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/format","type",{type:j.properties.
attributes.properties.format.type},j.properties.attributes.properties.format,d),r++)}if(n.mime_type!==void 0){let d=n.mime_type;typeof d!="string"&&d!==null&&(e=
o(e,i+"/attributes/mime_type","type",{type:j.properties.attributes.properties.mime_type.type},j.properties.attributes.properties.mime_type,d),r++)}if(n.size!==void 0){
let d=n.size;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,i+"/attributes/size","type",{type:"integer"},j.properties.attributes.properties.size,d),
r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/attributes/size","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.size,d),
r++)}if(n.md5!==void 0){let d=n.md5;typeof d=="string"?lt.test(d)||(e=o(e,i+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},j.properties.attributes.properties.
md5,d),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},j.properties.attributes.properties.md5,d),r++)}if(n.width!==void 0){let d=n.width;!(typeof d=="num\
ber"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/width","type",{type:j.properties.attributes.properties.width.type},j.properties.attributes.
properties.width,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/attributes/width","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.width,d),r++)}if(n.height!==void 0){let d=n.height;!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/height","ty\
pe",{type:j.properties.attributes.properties.height.type},j.properties.attributes.properties.height,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=
o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.height,d),r++)}if(n.is_image!==void 0){let d=n.is_image;typeof d!=
"boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},j.properties.attributes.properties.is_image,d),r++)}if(n.author!==void 0){let d=n.author;typeof d!=
"string"&&d!==null&&(e=o(e,i+"/attributes/author","type",{type:j.properties.attributes.properties.author.type},j.properties.attributes.properties.author,d),r++)}
if(n.copyright!==void 0){let d=n.copyright;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/copyright","type",{type:j.properties.attributes.properties.copyright.
type},j.properties.attributes.properties.copyright,d),r++)}if(n.notes!==void 0){let d=n.notes;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/notes","type",
{type:j.properties.attributes.properties.notes.type},j.properties.attributes.properties.notes,d),r++)}if(n.tags!==void 0){let d=n.tags;if(Array.isArray(d)){let m=d.
length;for(let _=0;_<m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},j.properties.attributes.properties.tags.items,v),
r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},j.properties.attributes.properties.tags,d),r++}if(n.default_field_metadata!==void 0){let d=n.default_field_metadata;
if(d&&typeof d=="object"&&!Array.isArray(d)){d.alt===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"alt"},j.properties.attributes.
properties.default_field_metadata,d),r++),d.title===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"title"},j.properties.attributes.
properties.default_field_metadata,d),r++),d.custom_data===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},j.properties.
attributes.properties.default_field_metadata,d),r++),d.focal_point===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"focal_po\
int"},j.properties.attributes.properties.default_field_metadata,d),r++),d.poster_time===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"\
poster_time"},j.properties.attributes.properties.default_field_metadata,d),r++);for(let m in d)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m===
"poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:m},j.properties.attributes.properties.default_field_metadata,
d),r++);if(d.alt!==void 0){let m=d.alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attribute\
s/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt",
"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.alt,m),r++}if(d.title!==void 0){let m=d.title;if(m&&typeof m=="objec\
t"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},j.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},j.properties.
attributes.properties.default_field_metadata.properties.title,m),r++}if(d.custom_data!==void 0){let m=d.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))
for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(d.focal_point!==
void 0){let m=d.focal_point,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);var p=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;dr(m,{instancePath:i+"/attributes\
/default_field_metadata/focal_point",parentData:d,parentDataProperty:"focal_point",rootData:A})||(e=N(e,dr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},j.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(d.
poster_time!==void 0){let m=d.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:j.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},j.properties.attributes.properties.default_field_metadata.properties.poster_time,
m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},j.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},j.properties.
attributes.properties.default_field_metadata,d),r++}if(n.duration!==void 0){let d=n.duration;!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes\
/duration","type",{type:j.properties.attributes.properties.duration.type},j.properties.attributes.properties.duration,d),r++)}if(n.frame_rate!==void 0){let d=n.
frame_rate;!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/frame_rate","type",{type:j.properties.attributes.properties.frame_rate.type},j.properties.
attributes.properties.frame_rate,d),r++)}if(n.blurhash!==void 0){let d=n.blurhash;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:j.properties.
attributes.properties.blurhash.type},j.properties.attributes.properties.blurhash,d),r++)}if(n.thumbhash!==void 0){let d=n.thumbhash;typeof d!="string"&&d!==null&&
(e=o(e,i+"/attributes/thumbhash","type",{type:j.properties.attributes.properties.thumbhash.type},j.properties.attributes.properties.thumbhash,d),r++)}if(n.mux_playback_id!==
void 0){let d=n.mux_playback_id;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/mux_playback_id","type",{type:j.properties.attributes.properties.mux_playback_id.
type},j.properties.attributes.properties.mux_playback_id,d),r++)}if(n.mux_mp4_highest_res!==void 0){let d=n.mux_mp4_highest_res;typeof d!="string"&&d!==null&&(e=
o(e,i+"/attributes/mux_mp4_highest_res","type",{type:j.properties.attributes.properties.mux_mp4_highest_res.type},j.properties.attributes.properties.mux_mp4_highest_res,
d),r++),d==="high"||d==="medium"||d==="low"||d===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","enum",{allowedValues:j.properties.attributes.properties.mux_mp4_highest_res.
enum},j.properties.attributes.properties.mux_mp4_highest_res,d),r++)}if(n.smart_tags!==void 0){let d=n.smart_tags;if(Array.isArray(d)){let m=d.length;for(let _=0;_<
m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/smart_tags/"+_,"type",{type:"string"},j.properties.attributes.properties.smart_tags.items,v),r++)}}else
e=o(e,i+"/attributes/smart_tags","type",{type:"array"},j.properties.attributes.properties.smart_tags,d),r++}if(n.exif_info!==void 0){let d=n.exif_info;d&&typeof d==
"object"&&!Array.isArray(d)||(e=o(e,i+"/attributes/exif_info","type",{type:"object"},j.properties.attributes.properties.exif_info,d),r++)}if(n.colors!==void 0){
let d=n.colors;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];if(v&&typeof v=="object"&&!Array.isArray(v)){v.red===void 0&&(e=o(e,i+"/attri\
butes/colors/"+_,"required",{missingProperty:"red"},j.properties.attributes.properties.colors.items,v),r++),v.green===void 0&&(e=o(e,i+"/attributes/colors/"+_,"\
required",{missingProperty:"green"},j.properties.attributes.properties.colors.items,v),r++),v.blue===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"\
blue"},j.properties.attributes.properties.colors.items,v),r++),v.alpha===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"alpha"},j.properties.
attributes.properties.colors.items,v),r++);for(let F in v)F==="red"||F==="green"||F==="blue"||F==="alpha"||(e=o(e,i+"/attributes/colors/"+_,"additionalPropertie\
s",{additionalProperty:F},j.properties.attributes.properties.colors.items,v),r++);if(v.red!==void 0){let F=v.red;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(
F)||(e=o(e,i+"/attributes/colors/"+_+"/red","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.red,F),r++),typeof F=="number"&&isFinite(
F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/red","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.
red,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/red","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.
red,F),r++))}if(v.green!==void 0){let F=v.green;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/colors/"+_+"/green","type",{type:"inte\
ger"},j.properties.attributes.properties.colors.items.properties.green,F),r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors\
/"+_+"/green","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.green,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attribu\
tes/colors/"+_+"/green","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.green,F),r++))}if(v.blue!==void 0){let F=v.
blue;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/colors/"+_+"/blue","type",{type:"integer"},j.properties.attributes.properties.colors.
items.properties.blue,F),r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","maximum",{comparison:"<=",limit:255},
j.properties.attributes.properties.colors.items.properties.blue,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","minimum",{comparison:">=",limit:0},
j.properties.attributes.properties.colors.items.properties.blue,F),r++))}if(v.alpha!==void 0){let F=v.alpha;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||
(e=o(e,i+"/attributes/colors/"+_+"/alpha","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.alpha,F),r++),typeof F=="number"&&isFinite(
F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.
alpha,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.
alpha,F),r++))}}else e=o(e,i+"/attributes/colors/"+_,"type",{type:"object"},j.properties.attributes.properties.colors.items,v),r++}}else e=o(e,i+"/attributes/co\
lors","type",{type:"array"},j.properties.attributes.properties.colors,d),r++}if(n.created_at!==void 0){let d=n.created_at;typeof d!="string"&&d!==null&&(e=o(e,i+
"/attributes/created_at","type",{type:j.properties.attributes.properties.created_at.type},j.properties.attributes.properties.created_at,d),r++),typeof d=="strin\
g"&&(K.test(d)||(e=o(e,i+"/attributes/created_at","format",{format:"date-time"},j.properties.attributes.properties.created_at,d),r++))}if(n.updated_at!==void 0){
let d=n.updated_at;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/updated_at","type",{type:j.properties.attributes.properties.updated_at.type},j.properties.
attributes.properties.updated_at,d),r++),typeof d=="string"&&(K.test(d)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},j.properties.attributes.
properties.updated_at,d),r++))}}else e=o(e,i+"/attributes","type",{type:"object"},j.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"creator"},j.properties.relationships,n),
r++),n.upload_collection===void 0&&(e=o(e,i+"/relationships","required",{missingProperty:"upload_collection"},j.properties.relationships,n),r++);for(let d in n)
d==="creator"||d==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:d},j.properties.relationships,n),r++);if(n.creator!==
void 0){let d=n.creator;if(d&&typeof d=="object"&&!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},j.properties.
relationships.properties.creator,d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},j.properties.
relationships.properties.creator,d),r++);d.data!==void 0&&(Ur(d.data,{instancePath:i+"/relationships/creator/data",parentData:d,parentDataProperty:"data",rootData:A})||
(e=N(e,Ur),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},j.properties.relationships.properties.creator,d),r++}if(n.upload_collection!==
void 0){let d=n.upload_collection;if(d&&typeof d=="object"&&!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"\
data"},j.properties.relationships.properties.upload_collection,d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:m},j.properties.relationships.properties.upload_collection,d),r++);if(d.data!==void 0){let m=d.data,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);
var s=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;Ir(m,{instancePath:i+"/relationships/upload_collection/data",parentData:d,parentDataProperty:"dat\
a",rootData:A})||(e=N(e,Ir),r=e.length);var s=I===r;v=s}v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},j.properties.relationships.
properties.upload_collection.properties.data,m),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},j.properties.relationships.properties.
upload_collection,d),r++}}else e=o(e,i+"/relationships","type",{type:"object"},j.properties.relationships,n),r++}t.meta!==void 0&&(Vi(t.meta,{instancePath:i+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Vi),r=e.length))}else e=o(e,i,"type",{type:"object"},j,t),r++;return uo.errors=e,r===0}function hs(t,{
instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"req\
uired",{missingProperty:"data"},yo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},yo,t),r++);t.data!==void 0&&(uo(t.data,
{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,uo),r=e.length))}else e=o(e,i,"type",{type:"object"},yo,t),r++;return hs.errors=
e,r===0}a.v81=Ns;let mo={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadUpdate"}},
$id:"standin://json-api-by-field/data/UploadUpdate"},Q={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["st\
ring","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{
alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",
additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id",
"type"]};function _o(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,i,"required",{missingProperty:"type"},Kt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Kt,t),r++);for(let p in t)p==="type"||
p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Kt,t),r++);if(t.type!==void 0&&(nr(t.type,{instancePath:i+"/type",parentData:t,parentDataProperty:"\
type",rootData:A})||(e=N(e,nr),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},Kt.properties.id,p),r++)}}else e=
o(e,i,"type",{type:"object"},Kt,t),r++;return _o.errors=e,r===0}function bo(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},bt,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},bt,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},bt,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},bt.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
bt.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},bt.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},bt,t),r++;return bo.errors=e,r===0}function go(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},Q,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Q,
t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},Q,t),r++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","type",{type:"string"},Q.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,i+"/type","type",{type:"string"},Q.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},Q.properties.type,n),r++)}if(t.
attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)d==="path"||d==="basename"||d==="copyright"||d==="author"||d===
"notes"||d==="tags"||d==="default_field_metadata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:d},Q.properties.attributes,n),r++);if(n.path!==
void 0){let d=n.path;typeof d!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},Q.properties.attributes.properties.path,d),r++)}if(n.basename!==void 0){
let d=n.basename;typeof d!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},Q.properties.attributes.properties.basename,d),r++)}if(n.copyright!==
void 0){let d=n.copyright;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/copyright","type",{type:Q.properties.attributes.properties.copyright.type},Q.properties.
attributes.properties.copyright,d),r++)}if(n.author!==void 0){let d=n.author;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/author","type",{type:Q.properties.
attributes.properties.author.type},Q.properties.attributes.properties.author,d),r++)}if(n.notes!==void 0){let d=n.notes;typeof d!="string"&&d!==null&&(e=o(e,i+"\
/attributes/notes","type",{type:Q.properties.attributes.properties.notes.type},Q.properties.attributes.properties.notes,d),r++)}if(n.tags!==void 0){let d=n.tags;
if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},Q.properties.attributes.
properties.tags.items,v),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},Q.properties.attributes.properties.tags,d),r++}if(n.default_field_metadata!==
void 0){let d=n.default_field_metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||
m==="poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:m},Q.properties.attributes.properties.default_field_metadata,
d),r++);if(d.alt!==void 0){let m=d.alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attribute\
s/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Q.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},Q.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt",
"type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.alt,m),r++}if(d.title!==void 0){let m=d.title;if(m&&typeof m=="objec\
t"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:Q.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},Q.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},Q.properties.
attributes.properties.default_field_metadata.properties.title,m),r++}if(d.custom_data!==void 0){let m=d.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))
for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},Q.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(d.focal_point!==
void 0){let m=d.focal_point,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);var p=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;dr(m,{instancePath:i+"/attributes\
/default_field_metadata/focal_point",parentData:d,parentDataProperty:"focal_point",rootData:A})||(e=N(e,dr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},Q.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(d.
poster_time!==void 0){let m=d.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:Q.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},Q.properties.attributes.properties.default_field_metadata.properties.poster_time,
m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},Q.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},Q.properties.
attributes.properties.default_field_metadata,d),r++}}else e=o(e,i+"/attributes","type",{type:"object"},Q.properties.attributes,n),r++}if(t.relationships!==void 0){
let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let d in n)d==="creator"||d==="upload_collection"||(e=o(e,i+"/relationships","additionalP\
roperties",{additionalProperty:d},Q.properties.relationships,n),r++);if(n.creator!==void 0){let d=n.creator;if(d&&typeof d=="object"&&!Array.isArray(d)){d.data===
void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},Q.properties.relationships.properties.creator,d),r++);for(let m in d)m!=="data"&&(e=
o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},Q.properties.relationships.properties.creator,d),r++);d.data!==void 0&&(_o(d.data,{
instancePath:i+"/relationships/creator/data",parentData:d,parentDataProperty:"data",rootData:A})||(e=N(e,_o),r=e.length))}else e=o(e,i+"/relationships/creator",
"type",{type:"object"},Q.properties.relationships.properties.creator,d),r++}if(n.upload_collection!==void 0){let d=n.upload_collection;if(d&&typeof d=="object"&&
!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},Q.properties.relationships.properties.upload_collection,
d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:m},Q.properties.relationships.properties.
upload_collection,d),r++);if(d.data!==void 0){let m=d.data,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);var s=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;bo(
m,{instancePath:i+"/relationships/upload_collection/data",parentData:d,parentDataProperty:"data",rootData:A})||(e=N(e,bo),r=e.length);var s=I===r;v=s}v||(e=o(e,
i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},Q.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else e=o(
e,i+"/relationships/upload_collection","type",{type:"object"},Q.properties.relationships.properties.upload_collection,d),r++}}else e=o(e,i+"/relationships","typ\
e",{type:"object"},Q.properties.relationships,n),r++}if(t.meta!==void 0){let n=t.meta;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,i+"/meta","type",{type:"o\
bject"},Q.properties.meta,n),r++)}}else e=o(e,i,"type",{type:"object"},Q,t),r++;return go.errors=e,r===0}function Ns(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},mo,t),r++);for(let p in t)
p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},mo,t),r++);t.data!==void 0&&(go(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"\
data",rootData:A})||(e=N(e,go),r=e.length))}else e=o(e,i,"type",{type:"object"},mo,t),r++;return Ns.errors=e,r===0}a.v82=$s;let co={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadCreate"}},$id:"standin://json-api-by-field/data/UploadCreate"},J={type:"\
object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},
poster_time:{type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function vo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},
J,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},J,t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relati\
onships"||(e=o(e,i,"additionalProperties",{additionalProperty:n},J,t),r++);if(t.id!==void 0){let n=t.id;typeof n=="string"?De.test(n)||(e=o(e,i+"/id","pattern",
{pattern:"^[A-Za-z0-9_-]{22}$"},J.properties.id,n),r++):(e=o(e,i+"/id","type",{type:"string"},J.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},J.properties.type,n),r++),n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},J.properties.type,n),
r++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
path"},J.properties.attributes,n),r++);for(let d in n)d==="path"||d==="basename"||d==="copyright"||d==="author"||d==="notes"||d==="tags"||d==="default_field_met\
adata"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:d},J.properties.attributes,n),r++);if(n.path!==void 0){let d=n.path;typeof d!="string"&&
(e=o(e,i+"/attributes/path","type",{type:"string"},J.properties.attributes.properties.path,d),r++)}if(n.basename!==void 0){let d=n.basename;typeof d!="string"&&
(e=o(e,i+"/attributes/basename","type",{type:"string"},J.properties.attributes.properties.basename,d),r++)}if(n.copyright!==void 0){let d=n.copyright;typeof d!=
"string"&&d!==null&&(e=o(e,i+"/attributes/copyright","type",{type:J.properties.attributes.properties.copyright.type},J.properties.attributes.properties.copyright,
d),r++)}if(n.author!==void 0){let d=n.author;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/author","type",{type:J.properties.attributes.properties.author.
type},J.properties.attributes.properties.author,d),r++)}if(n.notes!==void 0){let d=n.notes;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/notes","type",{type:J.
properties.attributes.properties.notes.type},J.properties.attributes.properties.notes,d),r++)}if(n.tags!==void 0){let d=n.tags;if(Array.isArray(d)){let m=d.length;
for(let _=0;_<m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/tags/"+_,"type",{type:"string"},J.properties.attributes.properties.tags.items,v),r++)}}else
e=o(e,i+"/attributes/tags","type",{type:"array"},J.properties.attributes.properties.tags,d),r++}if(n.default_field_metadata!==void 0){let d=n.default_field_metadata;
if(d&&typeof d=="object"&&!Array.isArray(d)){for(let m in d)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m==="poster_time"||(e=o(e,i+"/attribut\
es/default_field_metadata","additionalProperties",{additionalProperty:m},J.properties.attributes.properties.default_field_metadata,d),r++);if(d.alt!==void 0){let m=d.
alt;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/alt/"+_.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:J.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},J.properties.attributes.
properties.default_field_metadata.properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt","type",{type:"object"},J.properties.
attributes.properties.default_field_metadata.properties.alt,m),r++}if(d.title!==void 0){let m=d.title;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){
let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:J.properties.
attributes.properties.default_field_metadata.properties.title.additionalProperties.type},J.properties.attributes.properties.default_field_metadata.properties.title.
additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/title","type",{type:"object"},J.properties.attributes.properties.default_field_metadata.
properties.title,m),r++}if(d.custom_data!==void 0){let m=d.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];v&&typeof v=="obje\
ct"&&!Array.isArray(v)||(e=o(e,i+"/attributes/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},J.properties.
attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/custom_data","\
type",{type:"object"},J.properties.attributes.properties.default_field_metadata.properties.custom_data,m),r++}if(d.focal_point!==void 0){let m=d.focal_point,_=r,
v=!0,F=r;m!==null&&(e=o(e),r++);var p=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!p){let I=r;dr(m,{instancePath:i+"/attributes/default_field_metadata/focal_po\
int",parentData:d,parentDataProperty:"focal_point",rootData:A})||(e=N(e,dr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes/default_field_metadata/focal_po\
int","if",{failingKeyword:"else"},J.properties.attributes.properties.default_field_metadata.properties.focal_point,m),r++)}if(d.poster_time!==void 0){let m=d.poster_time;
!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:J.properties.attributes.properties.default_field_metadata.
properties.poster_time.type},J.properties.attributes.properties.default_field_metadata.properties.poster_time,m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(
m))&&(e=o(e,i+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},J.properties.attributes.properties.default_field_metadata.properties.
poster_time,m),r++)}}else e=o(e,i+"/attributes/default_field_metadata","type",{type:"object"},J.properties.attributes.properties.default_field_metadata,d),r++}}else
e=o(e,i+"/attributes","type",{type:"object"},J.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let d in n)d==="creator"||d==="upload_collection"||(e=o(e,i+"/relationships","additionalProperties",{additionalProperty:d},J.properties.relationships,
n),r++);if(n.creator!==void 0){let d=n.creator;if(d&&typeof d=="object"&&!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"\
data"},J.properties.relationships.properties.creator,d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},
J.properties.relationships.properties.creator,d),r++);d.data!==void 0&&(Ur(d.data,{instancePath:i+"/relationships/creator/data",parentData:d,parentDataProperty:"\
data",rootData:A})||(e=N(e,Ur),r=e.length))}else e=o(e,i+"/relationships/creator","type",{type:"object"},J.properties.relationships.properties.creator,d),r++}if(n.
upload_collection!==void 0){let d=n.upload_collection;if(d&&typeof d=="object"&&!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/upload_collection",
"required",{missingProperty:"data"},J.properties.relationships.properties.upload_collection,d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/upload_c\
ollection","additionalProperties",{additionalProperty:m},J.properties.relationships.properties.upload_collection,d),r++);if(d.data!==void 0){let m=d.data,_=r,v=!0,
F=r;m!==null&&(e=o(e),r++);var s=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){let I=r;Ir(m,{instancePath:i+"/relationships/upload_collection/data",parentData:d,
parentDataProperty:"data",rootData:A})||(e=N(e,Ir),r=e.length);var s=I===r;v=s}v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},
J.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else e=o(e,i+"/relationships/upload_collection","type",{type:"object"},J.properties.
relationships.properties.upload_collection,d),r++}}else e=o(e,i+"/relationships","type",{type:"object"},J.properties.relationships,n),r++}}else e=o(e,i,"type",{
type:"object"},J,t),r++;return vo.errors=e,r===0}function $s(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},co,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",
{additionalProperty:p},co,t),r++);t.data!==void 0&&(vo(t.data,{instancePath:i+"/data",parentData:t,parentDataProperty:"data",rootData:A})||(e=N(e,vo),r=e.length))}else
e=o(e,i,"type",{type:"object"},co,t),r++;return $s.errors=e,r===0}a.v83=ws;let Ci={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{
type:"array",items:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function zi(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},j,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},j,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
j,t),r++),t.relationships===void 0&&(e=o(e,i,"required",{missingProperty:"relationships"},j,t),r++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="\
relationships"||n==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:n},j,t),r++);if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,i+"/id","ty\
pe",{type:"string"},j.properties.id,n),r++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,i+"/type","type",{type:"string"},j.properties.type,n),r++),
n!=="upload"&&(e=o(e,i+"/type","const",{allowedValue:"upload"},j.properties.type,n),r++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&
!Array.isArray(n)){n.path===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"path"},j.properties.attributes,n),r++),n.basename===void 0&&(e=o(e,i+"/a\
ttributes","required",{missingProperty:"basename"},j.properties.attributes,n),r++),n.filename===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"file\
name"},j.properties.attributes,n),r++),n.url===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"url"},j.properties.attributes,n),r++),n.format===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"format"},j.properties.attributes,n),r++),n.mime_type===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
mime_type"},j.properties.attributes,n),r++),n.size===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"size"},j.properties.attributes,n),r++),n.md5===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"md5"},j.properties.attributes,n),r++),n.width===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
width"},j.properties.attributes,n),r++),n.height===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"height"},j.properties.attributes,n),r++),n.is_image===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"is_image"},j.properties.attributes,n),r++),n.author===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
author"},j.properties.attributes,n),r++),n.copyright===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"copyright"},j.properties.attributes,n),r++),n.
notes===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"notes"},j.properties.attributes,n),r++),n.tags===void 0&&(e=o(e,i+"/attributes","required",{
missingProperty:"tags"},j.properties.attributes,n),r++),n.default_field_metadata===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"default_field_met\
adata"},j.properties.attributes,n),r++),n.duration===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"duration"},j.properties.attributes,n),r++),n.frame_rate===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"frame_rate"},j.properties.attributes,n),r++),n.blurhash===void 0&&(e=o(e,i+"/attributes","required",
{missingProperty:"blurhash"},j.properties.attributes,n),r++),n.thumbhash===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"thumbhash"},j.properties.
attributes,n),r++),n.mux_playback_id===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_playback_id"},j.properties.attributes,n),r++),n.mux_mp4_highest_res===
void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},j.properties.attributes,n),r++),n.smart_tags===void 0&&(e=o(e,i+"/attributes",
"required",{missingProperty:"smart_tags"},j.properties.attributes,n),r++),n.exif_info===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"exif_info"},
j.properties.attributes,n),r++),n.colors===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"colors"},j.properties.attributes,n),r++),n.created_at===void 0&&
(e=o(e,i+"/attributes","required",{missingProperty:"created_at"},j.properties.attributes,n),r++),n.updated_at===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"\
updated_at"},j.properties.attributes,n),r++);for(let d in n)Y.call(j.properties.attributes.properties,d)||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:d},
j.properties.attributes,n),r++);if(n.path!==void 0){let d=n.path;typeof d!="string"&&(e=o(e,i+"/attributes/path","type",{type:"string"},j.properties.attributes.
properties.path,d),r++)}if(n.basename!==void 0){let d=n.basename;typeof d!="string"&&(e=o(e,i+"/attributes/basename","type",{type:"string"},j.properties.attributes.
properties.basename,d),r++)}if(n.filename!==void 0){let d=n.filename;typeof d!="string"&&(e=o(e,i+"/attributes/filename","type",{type:"string"},j.properties.attributes.
properties.filename,d),r++)}if(n.url!==void 0){let d=n.url;typeof d=="string"?H(d)||(e=o(e,i+"/attributes/url","format",{format:"uri"},j.properties.attributes.properties.
url,d),r++):(e=o(e,i+"/attributes/url","type",{type:"string"},j.properties.attributes.properties.url,d),r++)}if(n.format!==void 0){let d=n.format;typeof d!="str\
ing"&&d!==null&&(e=o(e,i+"/attributes/format","type",{type:j.properties.attributes.properties.format.type},j.properties.attributes.properties.format,d),r++)}if(n.
mime_type!==void 0){let d=n.mime_type;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/mime_type","type",{type:j.properties.attributes.properties.mime_type.type},
j.properties.attributes.properties.mime_type,d),r++)}if(n.size!==void 0){let d=n.size;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,i+"/attributes/\
size","type",{type:"integer"},j.properties.attributes.properties.size,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/attributes/size","min\
imum",{comparison:">=",limit:0},j.properties.attributes.properties.size,d),r++)}if(n.md5!==void 0){let d=n.md5;typeof d=="string"?lt.test(d)||(e=o(e,i+"/attribu\
tes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},j.properties.attributes.properties.md5,d),r++):(e=o(e,i+"/attributes/md5","type",{type:"string"},j.properties.attributes.
properties.md5,d),r++)}if(n.width!==void 0){let d=n.width;!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/width","type",{
type:j.properties.attributes.properties.width.type},j.properties.attributes.properties.width,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+
"/attributes/width","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.width,d),r++)}if(n.height!==void 0){let d=n.height;!(typeof d=="numbe\
r"&&!(d%1)&&!isNaN(d)&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/height","type",{type:j.properties.attributes.properties.height.type},j.properties.attributes.
properties.height,d),r++),typeof d=="number"&&isFinite(d)&&(d<0||isNaN(d))&&(e=o(e,i+"/attributes/height","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.height,d),r++)}if(n.is_image!==void 0){let d=n.is_image;typeof d!="boolean"&&(e=o(e,i+"/attributes/is_image","type",{type:"boolean"},j.properties.attributes.
properties.is_image,d),r++)}if(n.author!==void 0){let d=n.author;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/author","type",{type:j.properties.attributes.
properties.author.type},j.properties.attributes.properties.author,d),r++)}if(n.copyright!==void 0){let d=n.copyright;typeof d!="string"&&d!==null&&(e=o(e,i+"/at\
tributes/copyright","type",{type:j.properties.attributes.properties.copyright.type},j.properties.attributes.properties.copyright,d),r++)}if(n.notes!==void 0){let d=n.
notes;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/notes","type",{type:j.properties.attributes.properties.notes.type},j.properties.attributes.properties.
notes,d),r++)}if(n.tags!==void 0){let d=n.tags;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/tag\
s/"+_,"type",{type:"string"},j.properties.attributes.properties.tags.items,v),r++)}}else e=o(e,i+"/attributes/tags","type",{type:"array"},j.properties.attributes.
properties.tags,d),r++}if(n.default_field_metadata!==void 0){let d=n.default_field_metadata;if(d&&typeof d=="object"&&!Array.isArray(d)){d.alt===void 0&&(e=o(e,
i+"/attributes/default_field_metadata","required",{missingProperty:"alt"},j.properties.attributes.properties.default_field_metadata,d),r++),d.title===void 0&&(e=
o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"title"},j.properties.attributes.properties.default_field_metadata,d),r++),d.custom_data===
void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},j.properties.attributes.properties.default_field_metadata,d),r++),
d.focal_point===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"focal_point"},j.properties.attributes.properties.default_field_metadata,
d),r++),d.poster_time===void 0&&(e=o(e,i+"/attributes/default_field_metadata","required",{missingProperty:"poster_time"},j.properties.attributes.properties.default_field_metadata,
d),r++);for(let m in d)m==="alt"||m==="title"||m==="custom_data"||m==="focal_point"||m==="poster_time"||(e=o(e,i+"/attributes/default_field_metadata","additiona\
lProperties",{additionalProperty:m},j.properties.attributes.properties.default_field_metadata,d),r++);if(d.alt!==void 0){let m=d.alt;if(m&&typeof m=="object"&&!Array.
isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=o(e,i+"/attributes/default_field_metadata/alt/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),
"type",{type:j.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},j.properties.attributes.properties.default_field_metadata.
properties.alt.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/alt","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.
properties.alt,m),r++}if(d.title!==void 0){let m=d.title;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];typeof v!="string"&&v!==null&&(e=
o(e,i+"/attributes/default_field_metadata/title/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:j.properties.attributes.properties.default_field_metadata.
properties.title.additionalProperties.type},j.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties,v),r++)}else e=o(e,i+
"/attributes/default_field_metadata/title","type",{type:"object"},j.properties.attributes.properties.default_field_metadata.properties.title,m),r++}if(d.custom_data!==
void 0){let m=d.custom_data;if(m&&typeof m=="object"&&!Array.isArray(m))for(let _ in m){let v=m[_];v&&typeof v=="object"&&!Array.isArray(v)||(e=o(e,i+"/attribut\
es/default_field_metadata/custom_data/"+_.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},j.properties.attributes.properties.default_field_metadata.
properties.custom_data.additionalProperties,v),r++)}else e=o(e,i+"/attributes/default_field_metadata/custom_data","type",{type:"object"},j.properties.attributes.
properties.default_field_metadata.properties.custom_data,m),r++}if(d.focal_point!==void 0){let m=d.focal_point,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);var p=F===r;if(r=
_,e!==null&&(_?e.length=_:e=null),!p){let I=r;dr(m,{instancePath:i+"/attributes/default_field_metadata/focal_point",parentData:d,parentDataProperty:"focal_point",
rootData:A})||(e=N(e,dr),r=e.length);var p=I===r;v=p}v||(e=o(e,i+"/attributes/default_field_metadata/focal_point","if",{failingKeyword:"else"},j.properties.attributes.
properties.default_field_metadata.properties.focal_point,m),r++)}if(d.poster_time!==void 0){let m=d.poster_time;!(typeof m=="number"&&isFinite(m))&&m!==null&&(e=
o(e,i+"/attributes/default_field_metadata/poster_time","type",{type:j.properties.attributes.properties.default_field_metadata.properties.poster_time.type},j.properties.
attributes.properties.default_field_metadata.properties.poster_time,m),r++),typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))&&(e=o(e,i+"/attributes/default_fiel\
d_metadata/poster_time","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.default_field_metadata.properties.poster_time,m),r++)}}else e=o(e,
i+"/attributes/default_field_metadata","type",{type:"object"},j.properties.attributes.properties.default_field_metadata,d),r++}if(n.duration!==void 0){let d=n.duration;
!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/duration","type",{type:j.properties.attributes.properties.duration.type},j.properties.attributes.
properties.duration,d),r++)}if(n.frame_rate!==void 0){let d=n.frame_rate;!(typeof d=="number"&&isFinite(d))&&d!==null&&(e=o(e,i+"/attributes/frame_rate","type",
{type:j.properties.attributes.properties.frame_rate.type},j.properties.attributes.properties.frame_rate,d),r++)}if(n.blurhash!==void 0){let d=n.blurhash;typeof d!=
"string"&&d!==null&&(e=o(e,i+"/attributes/blurhash","type",{type:j.properties.attributes.properties.blurhash.type},j.properties.attributes.properties.blurhash,d),
r++)}if(n.thumbhash!==void 0){let d=n.thumbhash;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/thumbhash","type",{type:j.properties.attributes.properties.thumbhash.
type},j.properties.attributes.properties.thumbhash,d),r++)}if(n.mux_playback_id!==void 0){let d=n.mux_playback_id;typeof d!="string"&&d!==null&&(e=o(e,i+"/attri\
butes/mux_playback_id","type",{type:j.properties.attributes.properties.mux_playback_id.type},j.properties.attributes.properties.mux_playback_id,d),r++)}if(n.mux_mp4_highest_res!==
void 0){let d=n.mux_mp4_highest_res;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/mux_mp4_highest_res","type",{type:j.properties.attributes.properties.mux_mp4_highest_res.
type},j.properties.attributes.properties.mux_mp4_highest_res,d),r++),d==="high"||d==="medium"||d==="low"||d===null||(e=o(e,i+"/attributes/mux_mp4_highest_res","\
enum",{allowedValues:j.properties.attributes.properties.mux_mp4_highest_res.enum},j.properties.attributes.properties.mux_mp4_highest_res,d),r++)}if(n.smart_tags!==
void 0){let d=n.smart_tags;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];typeof v!="string"&&(e=o(e,i+"/attributes/smart_tags/"+_,"type",{
type:"string"},j.properties.attributes.properties.smart_tags.items,v),r++)}}else e=o(e,i+"/attributes/smart_tags","type",{type:"array"},j.properties.attributes.
properties.smart_tags,d),r++}if(n.exif_info!==void 0){let d=n.exif_info;d&&typeof d=="object"&&!Array.isArray(d)||(e=o(e,i+"/attributes/exif_info","type",{type:"\
object"},j.properties.attributes.properties.exif_info,d),r++)}if(n.colors!==void 0){let d=n.colors;if(Array.isArray(d)){let m=d.length;for(let _=0;_<m;_++){let v=d[_];
if(v&&typeof v=="object"&&!Array.isArray(v)){v.red===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"red"},j.properties.attributes.properties.
colors.items,v),r++),v.green===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"green"},j.properties.attributes.properties.colors.items,v),
r++),v.blue===void 0&&(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"blue"},j.properties.attributes.properties.colors.items,v),r++),v.alpha===void 0&&
(e=o(e,i+"/attributes/colors/"+_,"required",{missingProperty:"alpha"},j.properties.attributes.properties.colors.items,v),r++);for(let F in v)F==="red"||F==="gre\
en"||F==="blue"||F==="alpha"||(e=o(e,i+"/attributes/colors/"+_,"additionalProperties",{additionalProperty:F},j.properties.attributes.properties.colors.items,v),
r++);if(v.red!==void 0){let F=v.red;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/colors/"+_+"/red","type",{type:"integer"},j.properties.
attributes.properties.colors.items.properties.red,F),r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/red","maximum",
{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.red,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/red","min\
imum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.red,F),r++))}if(v.green!==void 0){let F=v.green;typeof F=="number"&&!(F%
1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/colors/"+_+"/green","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.green,F),
r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/green","maximum",{comparison:"<=",limit:255},j.properties.attributes.
properties.colors.items.properties.green,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/green","minimum",{comparison:">=",limit:0},j.properties.attributes.
properties.colors.items.properties.green,F),r++))}if(v.blue!==void 0){let F=v.blue;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/col\
ors/"+_+"/blue","type",{type:"integer"},j.properties.attributes.properties.colors.items.properties.blue,F),r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(
F))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","maximum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.blue,F),r++),(F<0||
isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/blue","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.blue,F),r++))}
if(v.alpha!==void 0){let F=v.alpha;typeof F=="number"&&!(F%1)&&!isNaN(F)&&isFinite(F)||(e=o(e,i+"/attributes/colors/"+_+"/alpha","type",{type:"integer"},j.properties.
attributes.properties.colors.items.properties.alpha,F),r++),typeof F=="number"&&isFinite(F)&&((F>255||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/alpha","maxi\
mum",{comparison:"<=",limit:255},j.properties.attributes.properties.colors.items.properties.alpha,F),r++),(F<0||isNaN(F))&&(e=o(e,i+"/attributes/colors/"+_+"/al\
pha","minimum",{comparison:">=",limit:0},j.properties.attributes.properties.colors.items.properties.alpha,F),r++))}}else e=o(e,i+"/attributes/colors/"+_,"type",
{type:"object"},j.properties.attributes.properties.colors.items,v),r++}}else e=o(e,i+"/attributes/colors","type",{type:"array"},j.properties.attributes.properties.
colors,d),r++}if(n.created_at!==void 0){let d=n.created_at;typeof d!="string"&&d!==null&&(e=o(e,i+"/attributes/created_at","type",{type:j.properties.attributes.
properties.created_at.type},j.properties.attributes.properties.created_at,d),r++),typeof d=="string"&&(K.test(d)||(e=o(e,i+"/attributes/created_at","format",{format:"\
date-time"},j.properties.attributes.properties.created_at,d),r++))}if(n.updated_at!==void 0){let d=n.updated_at;typeof d!="string"&&d!==null&&(e=o(e,i+"/attribu\
tes/updated_at","type",{type:j.properties.attributes.properties.updated_at.type},j.properties.attributes.properties.updated_at,d),r++),typeof d=="string"&&(K.test(
d)||(e=o(e,i+"/attributes/updated_at","format",{format:"date-time"},j.properties.attributes.properties.updated_at,d),r++))}}else e=o(e,i+"/attributes","type",{type:"\
object"},j.properties.attributes,n),r++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(
e,i+"/relationships","required",{missingProperty:"creator"},j.properties.relationships,n),r++),n.upload_collection===void 0&&(e=o(e,i+"/relationships","required",
{missingProperty:"upload_collection"},j.properties.relationships,n),r++);for(let d in n)d==="creator"||d==="upload_collection"||(e=o(e,i+"/relationships","addit\
ionalProperties",{additionalProperty:d},j.properties.relationships,n),r++);if(n.creator!==void 0){let d=n.creator;if(d&&typeof d=="object"&&!Array.isArray(d)){d.
data===void 0&&(e=o(e,i+"/relationships/creator","required",{missingProperty:"data"},j.properties.relationships.properties.creator,d),r++);for(let m in d)m!=="d\
ata"&&(e=o(e,i+"/relationships/creator","additionalProperties",{additionalProperty:m},j.properties.relationships.properties.creator,d),r++);d.data!==void 0&&(Ur(
d.data,{instancePath:i+"/relationships/creator/data",parentData:d,parentDataProperty:"data",rootData:A})||(e=N(e,Ur),r=e.length))}else e=o(e,i+"/relationships/c\
reator","type",{type:"object"},j.properties.relationships.properties.creator,d),r++}if(n.upload_collection!==void 0){let d=n.upload_collection;if(d&&typeof d=="\
object"&&!Array.isArray(d)){d.data===void 0&&(e=o(e,i+"/relationships/upload_collection","required",{missingProperty:"data"},j.properties.relationships.properties.
upload_collection,d),r++);for(let m in d)m!=="data"&&(e=o(e,i+"/relationships/upload_collection","additionalProperties",{additionalProperty:m},j.properties.relationships.
properties.upload_collection,d),r++);if(d.data!==void 0){let m=d.data,_=r,v=!0,F=r;m!==null&&(e=o(e),r++);var s=F===r;if(r=_,e!==null&&(_?e.length=_:e=null),!s){
let I=r;Ir(m,{instancePath:i+"/relationships/upload_collection/data",parentData:d,parentDataProperty:"data",rootData:A})||(e=N(e,Ir),r=e.length);var s=I===r;v=s}
v||(e=o(e,i+"/relationships/upload_collection/data","if",{failingKeyword:"else"},j.properties.relationships.properties.upload_collection.properties.data,m),r++)}}else
e=o(e,i+"/relationships/upload_collection","type",{type:"object"},j.properties.relationships.properties.upload_collection,d),r++}}else e=o(e,i+"/relationships",
"type",{type:"object"},j.properties.relationships,n),r++}t.meta!==void 0&&(Vi(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||
(e=N(e,Vi),r=e.length))}else e=o(e,i,"type",{type:"object"},j,t),r++;return zi.errors=e,r===0}function Ao(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,i,"required",{missingProperty:"total_count"},Zt,t),
r++);for(let p in t)p!=="total_count"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},Zt,t),r++);if(t.total_count!==void 0){let p=t.total_count;typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/total_count","type",{type:"integer"},Zt.properties.total_count,p),r++),typeof p=="number"&&isFinite(p)&&(p<
0||isNaN(p))&&(e=o(e,i+"/total_count","minimum",{comparison:">=",limit:0},Zt.properties.total_count,p),r++)}}else e=o(e,i,"type",{type:"object"},Zt,t),r++;return Ao.
errors=e,r===0}function ws(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Ci,t),r++),t.meta===void 0&&(e=o(e,i,"required",{missingProperty:"meta"},Ci,t),r++);for(let p in t)
p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ci,t),r++);if(t.data!==void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<
s;n++)zi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,zi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Ci.properties.
data,p),r++}t.meta!==void 0&&(Ao(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"meta",rootData:A})||(e=N(e,Ao),r=e.length))}else e=o(e,i,"type",
{type:"object"},Ci,t),r++;return ws.errors=e,r===0}a.v84=Es;let Oi={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",
items:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}};function qo(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,i,"required",{missingProperty:"\
successful"},it,t),r++),t.failed===void 0&&(e=o(e,i,"required",{missingProperty:"failed"},it,t),r++);for(let p in t)p==="successful"||p==="failed"||(e=o(e,i,"ad\
ditionalProperties",{additionalProperty:p},it,t),r++);if(t.successful!==void 0){let p=t.successful;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+
"/successful","type",{type:"integer"},it.properties.successful,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/successful","minimum",{comparison:"\
>=",limit:0},it.properties.successful,p),r++)}if(t.failed!==void 0){let p=t.failed;typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p)||(e=o(e,i+"/failed","type",
{type:"integer"},it.properties.failed,p),r++),typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p))&&(e=o(e,i+"/failed","minimum",{comparison:">=",limit:0},it.properties.
failed,p),r++)}}else e=o(e,i,"type",{type:"object"},it,t),r++;return qo.errors=e,r===0}function Es(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){
let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},Oi,t),r++),t.meta===void 0&&(e=o(e,i,"\
required",{missingProperty:"meta"},Oi,t),r++);for(let p in t)p==="data"||p==="meta"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Oi,t),r++);if(t.data!==
void 0){let p=t.data;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)zi(p[n],{instancePath:i+"/data/"+n,parentData:p,parentDataProperty:n,rootData:A})||
(e=N(e,zi),r=e.length)}else e=o(e,i+"/data","type",{type:"array"},Oi.properties.data,p),r++}t.meta!==void 0&&(qo(t.meta,{instancePath:i+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:A})||(e=N(e,qo),r=e.length))}else e=o(e,i,"type",{type:"object"},Oi,t),r++;return Es.errors=e,r===0}a.v85=xs;let jo={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/JobResult"}},$id:"standin://json-api-by-field/data/JobResult"},nt={type:"ob\
ject",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"objec\
t",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function Do(t,{instancePath:i="",
parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},nt,t),r++),t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},nt,t),r++),t.attributes===void 0&&(e=o(e,i,"required",{missingProperty:"attributes"},
nt,t),r++);for(let p in t)p==="id"||p==="type"||p==="attributes"||(e=o(e,i,"additionalProperties",{additionalProperty:p},nt,t),r++);if(t.id!==void 0){let p=t.id;
typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},nt.properties.id,p),r++)}if(t.type!==void 0){let p=t.type;typeof p!="string"&&(e=o(e,i+"/type","type",
{type:"string"},nt.properties.type,p),r++),p!=="job_result"&&(e=o(e,i+"/type","const",{allowedValue:"job_result"},nt.properties.type,p),r++)}if(t.attributes!==void 0){
let p=t.attributes;if(p&&typeof p=="object"&&!Array.isArray(p)){p.status===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"status"},nt.properties.attributes,
p),r++),p.payload===void 0&&(e=o(e,i+"/attributes","required",{missingProperty:"payload"},nt.properties.attributes,p),r++);for(let s in p)s==="status"||s==="pay\
load"||(e=o(e,i+"/attributes","additionalProperties",{additionalProperty:s},nt.properties.attributes,p),r++);if(p.status!==void 0){let s=p.status;typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,i+"/attributes/status","type",{type:"integer"},nt.properties.attributes.properties.status,s),r++),typeof s=="number"&&
isFinite(s)&&((s>599||isNaN(s))&&(e=o(e,i+"/attributes/status","maximum",{comparison:"<=",limit:599},nt.properties.attributes.properties.status,s),r++),(s<100||
isNaN(s))&&(e=o(e,i+"/attributes/status","minimum",{comparison:">=",limit:100},nt.properties.attributes.properties.status,s),r++))}}else e=o(e,i+"/attributes","\
type",{type:"object"},nt.properties.attributes,p),r++}}else e=o(e,i,"type",{type:"object"},nt,t),r++;return Do.errors=e,r===0}function xs(t,{instancePath:i="",parentData:w,
parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,i,"required",{missingProperty:"data"},
jo,t),r++);for(let p in t)p!=="data"&&(e=o(e,i,"additionalProperties",{additionalProperty:p},jo,t),r++);t.data!==void 0&&(Do(t.data,{instancePath:i+"/data",parentData:t,
parentDataProperty:"data",rootData:A})||(e=N(e,Do),r=e.length))}else e=o(e,i,"type",{type:"object"},jo,t),r++;return xs.errors=e,r===0}a.v86=Fs;let z={type:"obj\
ect",additionalProperties:!1,required:["locales"],if:{type:"object",additionalProperties:!0,required:["metadata"],properties:{metadata:{const:"field"}}},else:{type:"\
object",additionalProperties:!0,properties:{uploads:{type:"array",items:{type:"object",additionalProperties:!0,properties:{default_field_metadata:{type:"object",
additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}}}}}}},properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},metadata:{type:"string",enum:["locale","field"]},files:{type:"array",items:{type:"object",
additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"\
^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]{1,127}\
$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"\
string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"a\
rray",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",
minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},default_field_metadata:{type:"object",additionalProperties:!0},created_at:{type:"string",format:"\
date-time"},updated_at:{type:"string",format:"date-time"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schema\
s#/$defs/UploadCollectionReference"}}}}},upload_filters:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","filter","shared"],properties:{
id:{type:"string",minLength:1},name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},records:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string",minLength:1},type:{type:"string",const:"item"},attributes:{type:"\
object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}}},upload_tags:{type:"array",
items:{type:"string"}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/\
seed"};function ko(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,i,"additionalProperties",{additionalProperty:s},je,t),r++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,i+"/title","type",{type:je.properties.title.type},je.properties.title,s),r++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,i+"/alt","type",{type:je.properties.alt.type},je.properties.alt,s),r++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,i+"/custom_data","type",{type:"object"},je.properties.custom_data,s),r++)}if(t.focal_point!==void 0){let s=t.focal_point,n=r,d=!0,
m=r;s!==null&&(e=o(e),r++);var p=m===r;if(r=n,e!==null&&(n?e.length=n:e=null),!p){let _=r;dt(s,{instancePath:i+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:A})||(e=N(e,dt),r=e.length);var p=_===r;d=p}d||(e=o(e,i+"/focal_point","if",{failingKeyword:"else"},je.properties.focal_point,s),r++)}}else
e=o(e,i,"type",{type:"object"},je,t),r++;return ko.errors=e,r===0}function Ri(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,
r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},_e,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"\
id"},_e,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},_e,t),r++);if(t.type!==void 0){let p=t.type;typeof p!=
"string"&&(e=o(e,i+"/type","type",{type:"string"},_e.properties.type,p),r++),p!=="upload_collection"&&(e=o(e,i+"/type","const",{allowedValue:"upload_collection"},
_e.properties.type,p),r++)}if(t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"string"},_e.properties.id,p),r++)}}else e=o(e,i,"type",
{type:"object"},_e,t),r++;return Ri.errors=e,r===0}function ho(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,i,"required",{missingProperty:"type"},Ne,t),r++),t.id===void 0&&(e=o(e,i,"required",{missingProperty:"id"},
Ne,t),r++);for(let p in t)p==="type"||p==="id"||(e=o(e,i,"additionalProperties",{additionalProperty:p},Ne,t),r++);if(t.type!==void 0&&(He(t.type,{instancePath:i+
"/type",parentData:t,parentDataProperty:"type",rootData:A})||(e=N(e,He),r=e.length)),t.id!==void 0){let p=t.id;typeof p!="string"&&(e=o(e,i+"/id","type",{type:"\
string"},Ne.properties.id,p),r++)}}else e=o(e,i,"type",{type:"object"},Ne,t),r++;return ho.errors=e,r===0}function No(t,{instancePath:i="",parentData:w,parentDataProperty:E,
rootData:A=t}={}){let e=null,r=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,i,"required",{missingProperty:"entity_type"},Pe,t),
r++),t.event_types===void 0&&(e=o(e,i,"required",{missingProperty:"event_types"},Pe,t),r++);for(let p in t)p==="entity_type"||p==="event_types"||p==="filters"||
(e=o(e,i,"additionalProperties",{additionalProperty:p},Pe,t),r++);if(t.entity_type!==void 0&&(ht(t.entity_type,{instancePath:i+"/entity_type",parentData:t,parentDataProperty:"\
entity_type",rootData:A})||(e=N(e,ht),r=e.length)),t.event_types!==void 0){let p=t.event_types;if(Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)Nt(p[n],{
instancePath:i+"/event_types/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(e,Nt),r=e.length)}else e=o(e,i+"/event_types","type",{type:"array"},Pe.properties.
event_types,p),r++}if(t.filters!==void 0){let p=t.filters;if(!Array.isArray(p)&&p!==null&&(e=o(e,i+"/filters","type",{type:Pe.properties.filters.type},Pe.properties.
filters,p),r++),Array.isArray(p)){let s=p.length;for(let n=0;n<s;n++)cr(p[n],{instancePath:i+"/filters/"+n,parentData:p,parentDataProperty:n,rootData:A})||(e=N(
e,cr),r=e.length)}}}else e=o(e,i,"type",{type:"object"},Pe,t),r++;return No.errors=e,r===0}let Qr=Ms().default,Ws=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8\
})*$","u"),Bs=new RegExp("^/[^\\ud800-\\udfff]+$","u"),Ks=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Zs=new RegExp("^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.\
+-]{1,127}$","u"),Ys=new RegExp("^/[^\\ud800-\\udfff]*$","u");function Fs(t,{instancePath:i="",parentData:w,parentDataProperty:E,rootData:A=t}={}){let e=null,r=0,
p=r,s=!0,n=r;if(r===n)if(t&&typeof t=="object"&&!Array.isArray(t)){let v;(t.metadata===void 0&&(v="metadata")||t.metadata!==void 0&&t.metadata!=="field")&&(e=o(
e),r++)}else e=o(e),r++;var d=n===r;if(r=p,e!==null&&(p?e.length=p:e=null),!d){let v=r;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uploads!==void 0){let I=t.
uploads;if(Array.isArray(I)){let T=I.length;for(let h=0;h<T;h++){let ne=I[h];if(ne&&typeof ne=="object"&&!Array.isArray(ne)){if(ne.default_field_metadata!==void 0){
let ge=ne.default_field_metadata;if(ge&&typeof ge=="object"&&!Array.isArray(ge))for(let Gt in ge)ko(ge[Gt],{instancePath:i+"/uploads/"+h+"/default_field_metadat\
a/"+Gt.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:ge,parentDataProperty:Gt,rootData:A})||(e=N(e,ko),r=e.length);else e=o(e,i+"/uploads/"+h+"/default_fiel\
d_metadata","type",{type:"object"},z.else.properties.uploads.items.properties.default_field_metadata,ge),r++}}else e=o(e,i+"/uploads/"+h,"type",{type:"object"},
z.else.properties.uploads.items,ne),r++}}else e=o(e,i+"/uploads","type",{type:"array"},z.else.properties.uploads,I),r++}}else e=o(e,i,"type",{type:"object"},z.else,
t),r++;var d=v===r;s=d}if(s||(e=o(e,i,"if",{failingKeyword:"else"},z,t),r++),t&&typeof t=="object"&&!Array.isArray(t)){t.locales===void 0&&(e=o(e,i,"required",{
missingProperty:"locales"},z,t),r++);for(let v in t)Y.call(z.properties,v)||(e=o(e,i,"additionalProperties",{additionalProperty:v},z,t),r++);if(t.$schema!==void 0){
let v=t.$schema;typeof v!="string"&&(e=o(e,i+"/$schema","type",{type:"string"},z.properties.$schema,v),r++)}if(t.locales!==void 0){let v=t.locales;if(Array.isArray(
v)){v.length<1&&(e=o(e,i+"/locales","minItems",{limit:1},z.properties.locales,v),r++);let F=v.length;for(let h=0;h<F;h++){let ne=v[h];typeof ne=="string"?Ws.test(
ne)||(e=o(e,i+"/locales/"+h,"pattern",{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},z.properties.locales.items,ne),r++):(e=o(e,i+"/locales/"+h,"type",{type:"\
string"},z.properties.locales.items,ne),r++)}let I=v.length,T;if(I>1){let h={};for(;I--;){let ne=v[I];if(typeof ne=="string"){if(typeof h[ne]=="number"){T=h[ne],
e=o(e,i+"/locales","uniqueItems",{i:I,j:T},z.properties.locales,v),r++;break}h[ne]=I}}}}else e=o(e,i+"/locales","type",{type:"array"},z.properties.locales,v),r++}
if(t.metadata!==void 0){let v=t.metadata;typeof v!="string"&&(e=o(e,i+"/metadata","type",{type:"string"},z.properties.metadata,v),r++),v==="locale"||v==="field"||
(e=o(e,i+"/metadata","enum",{allowedValues:z.properties.metadata.enum},z.properties.metadata,v),r++)}if(t.files!==void 0){let v=t.files;if(Array.isArray(v)){let F=v.
length;for(let I=0;I<F;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.path===void 0&&(e=o(e,i+"/files/"+I,"required",{missingProperty:"path"},z.
properties.files.items,T),r++);for(let h in T)h==="path"||h==="text"||h==="base64"||h==="file"||h==="copy_of"||h==="mime_type"||(e=o(e,i+"/files/"+I,"additional\
Properties",{additionalProperty:h},z.properties.files.items,T),r++);if(T.path!==void 0){let h=T.path;typeof h=="string"?Bs.test(h)||(e=o(e,i+"/files/"+I+"/path",
"pattern",{pattern:"^/[^\\ud800-\\udfff]+$"},z.properties.files.items.properties.path,h),r++):(e=o(e,i+"/files/"+I+"/path","type",{type:"string"},z.properties.files.
items.properties.path,h),r++)}if(T.text!==void 0){let h=T.text;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/text","type",{type:"string"},z.properties.files.items.
properties.text,h),r++)}if(T.base64!==void 0){let h=T.base64;typeof h=="string"?Ks.test(h)||(e=o(e,i+"/files/"+I+"/base64","pattern",{pattern:"^[A-Za-z0-9+/]*={\
0,2}$"},z.properties.files.items.properties.base64,h),r++):(e=o(e,i+"/files/"+I+"/base64","type",{type:"string"},z.properties.files.items.properties.base64,h),r++)}
if(T.file!==void 0){let h=T.file;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/file","type",{type:"string"},z.properties.files.items.properties.file,h),r++)}if(T.copy_of!==
void 0){let h=T.copy_of;typeof h!="string"&&(e=o(e,i+"/files/"+I+"/copy_of","type",{type:"string"},z.properties.files.items.properties.copy_of,h),r++)}if(T.mime_type!==
void 0){let h=T.mime_type;typeof h=="string"?Zs.test(h)||(e=o(e,i+"/files/"+I+"/mime_type","pattern",{pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]\
{1,127}$"},z.properties.files.items.properties.mime_type,h),r++):(e=o(e,i+"/files/"+I+"/mime_type","type",{type:"string"},z.properties.files.items.properties.mime_type,
h),r++)}}else e=o(e,i+"/files/"+I,"type",{type:"object"},z.properties.files.items,T),r++}}else e=o(e,i+"/files","type",{type:"array"},z.properties.files,v),r++}
if(t.upload_collections!==void 0){let v=t.upload_collections;if(Array.isArray(v)){let F=v.length;for(let I=0;I<F;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.
isArray(T)){T.id===void 0&&(e=o(e,i+"/upload_collections/"+I,"required",{missingProperty:"id"},z.properties.upload_collections.items,T),r++),T.label===void 0&&(e=
o(e,i+"/upload_collections/"+I,"required",{missingProperty:"label"},z.properties.upload_collections.items,T),r++);for(let h in T)h==="id"||h==="label"||h==="pos\
ition"||h==="parent"||(e=o(e,i+"/upload_collections/"+I,"additionalProperties",{additionalProperty:h},z.properties.upload_collections.items,T),r++);if(T.id!==void 0){
let h=T.id;typeof h=="string"?Qr(h)<1&&(e=o(e,i+"/upload_collections/"+I+"/id","minLength",{limit:1},z.properties.upload_collections.items.properties.id,h),r++):
(e=o(e,i+"/upload_collections/"+I+"/id","type",{type:"string"},z.properties.upload_collections.items.properties.id,h),r++)}if(T.label!==void 0){let h=T.label;typeof h!=
"string"&&(e=o(e,i+"/upload_collections/"+I+"/label","type",{type:"string"},z.properties.upload_collections.items.properties.label,h),r++)}if(T.position!==void 0){
let h=T.position;typeof h=="number"&&!(h%1)&&!isNaN(h)&&isFinite(h)||(e=o(e,i+"/upload_collections/"+I+"/position","type",{type:"integer"},z.properties.upload_collections.
items.properties.position,h),r++),typeof h=="number"&&isFinite(h)&&(h<0||isNaN(h))&&(e=o(e,i+"/upload_collections/"+I+"/position","minimum",{comparison:">=",limit:0},
z.properties.upload_collections.items.properties.position,h),r++)}if(T.parent!==void 0){let h=T.parent,ne=r,ge=!0,Gt=r;h!==null&&(e=o(e),r++);var m=Gt===r;if(r=
ne,e!==null&&(ne?e.length=ne:e=null),!m){let $o=r;Ri(h,{instancePath:i+"/upload_collections/"+I+"/parent",parentData:T,parentDataProperty:"parent",rootData:A})||
(e=N(e,Ri),r=e.length);var m=$o===r;ge=m}ge||(e=o(e,i+"/upload_collections/"+I+"/parent","if",{failingKeyword:"else"},z.properties.upload_collections.items.properties.
parent,h),r++)}}else e=o(e,i+"/upload_collections/"+I,"type",{type:"object"},z.properties.upload_collections.items,T),r++}}else e=o(e,i+"/upload_collections","t\
ype",{type:"array"},z.properties.upload_collections,v),r++}if(t.uploads!==void 0){let v=t.uploads;if(Array.isArray(v)){let F=v.length;for(let I=0;I<F;I++){let T=v[I];
if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/uploads/"+I,"required",{missingProperty:"id"},z.properties.uploads.items,T),r++),T.path===
void 0&&(e=o(e,i+"/uploads/"+I,"required",{missingProperty:"path"},z.properties.uploads.items,T),r++);for(let h in T)Y.call(z.properties.uploads.items.properties,
h)||(e=o(e,i+"/uploads/"+I,"additionalProperties",{additionalProperty:h},z.properties.uploads.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Qr(h)<
1&&(e=o(e,i+"/uploads/"+I+"/id","minLength",{limit:1},z.properties.uploads.items.properties.id,h),r++):(e=o(e,i+"/uploads/"+I+"/id","type",{type:"string"},z.properties.
uploads.items.properties.id,h),r++)}if(T.path!==void 0){let h=T.path;typeof h!="string"&&(e=o(e,i+"/uploads/"+I+"/path","type",{type:"string"},z.properties.uploads.
items.properties.path,h),r++)}if(T.basename!==void 0){let h=T.basename;typeof h=="string"?Qr(h)<1&&(e=o(e,i+"/uploads/"+I+"/basename","minLength",{limit:1},z.properties.
uploads.items.properties.basename,h),r++):(e=o(e,i+"/uploads/"+I+"/basename","type",{type:"string"},z.properties.uploads.items.properties.basename,h),r++)}if(T.
url!==void 0){let h=T.url;typeof h=="string"?Ys.test(h)||(e=o(e,i+"/uploads/"+I+"/url","pattern",{pattern:"^/[^\\ud800-\\udfff]*$"},z.properties.uploads.items.properties.
url,h),r++):(e=o(e,i+"/uploads/"+I+"/url","type",{type:"string"},z.properties.uploads.items.properties.url,h),r++)}if(T.default_field_metadata!==void 0){let h=T.
default_field_metadata;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/uploads/"+I+"/default_field_metadata","type",{type:"object"},z.properties.uploads.items.
properties.default_field_metadata,h),r++)}if(T.created_at!==void 0){let h=T.created_at;typeof h=="string"?K.test(h)||(e=o(e,i+"/uploads/"+I+"/created_at","forma\
t",{format:"date-time"},z.properties.uploads.items.properties.created_at,h),r++):(e=o(e,i+"/uploads/"+I+"/created_at","type",{type:"string"},z.properties.uploads.
items.properties.created_at,h),r++)}if(T.updated_at!==void 0){let h=T.updated_at;typeof h=="string"?K.test(h)||(e=o(e,i+"/uploads/"+I+"/updated_at","format",{format:"\
date-time"},z.properties.uploads.items.properties.updated_at,h),r++):(e=o(e,i+"/uploads/"+I+"/updated_at","type",{type:"string"},z.properties.uploads.items.properties.
updated_at,h),r++)}if(T.author!==void 0){let h=T.author;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+I+"/author","type",{type:z.properties.uploads.items.properties.
author.type},z.properties.uploads.items.properties.author,h),r++)}if(T.copyright!==void 0){let h=T.copyright;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+
I+"/copyright","type",{type:z.properties.uploads.items.properties.copyright.type},z.properties.uploads.items.properties.copyright,h),r++)}if(T.notes!==void 0){let h=T.
notes;typeof h!="string"&&h!==null&&(e=o(e,i+"/uploads/"+I+"/notes","type",{type:z.properties.uploads.items.properties.notes.type},z.properties.uploads.items.properties.
notes,h),r++)}if(T.tags!==void 0){let h=T.tags;if(Array.isArray(h)){let ne=h.length;for(let ge=0;ge<ne;ge++){let Gt=h[ge];typeof Gt!="string"&&(e=o(e,i+"/upload\
s/"+I+"/tags/"+ge,"type",{type:"string"},z.properties.uploads.items.properties.tags.items,Gt),r++)}}else e=o(e,i+"/uploads/"+I+"/tags","type",{type:"array"},z.properties.
uploads.items.properties.tags,h),r++}if(T.creator!==void 0&&(ho(T.creator,{instancePath:i+"/uploads/"+I+"/creator",parentData:T,parentDataProperty:"creator",rootData:A})||
(e=N(e,ho),r=e.length)),T.upload_collection!==void 0){let h=T.upload_collection,ne=r,ge=!0,Gt=r;h!==null&&(e=o(e),r++);var _=Gt===r;if(r=ne,e!==null&&(ne?e.length=
ne:e=null),!_){let $o=r;Ri(h,{instancePath:i+"/uploads/"+I+"/upload_collection",parentData:T,parentDataProperty:"upload_collection",rootData:A})||(e=N(e,Ri),r=e.
length);var _=$o===r;ge=_}ge||(e=o(e,i+"/uploads/"+I+"/upload_collection","if",{failingKeyword:"else"},z.properties.uploads.items.properties.upload_collection,h),
r++)}}else e=o(e,i+"/uploads/"+I,"type",{type:"object"},z.properties.uploads.items,T),r++}}else e=o(e,i+"/uploads","type",{type:"array"},z.properties.uploads,v),
r++}if(t.upload_filters!==void 0){let v=t.upload_filters;if(Array.isArray(v)){let F=v.length;for(let I=0;I<F;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(
T)){T.id===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"id"},z.properties.upload_filters.items,T),r++),T.name===void 0&&(e=o(e,i+"/upload_\
filters/"+I,"required",{missingProperty:"name"},z.properties.upload_filters.items,T),r++),T.filter===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"\
filter"},z.properties.upload_filters.items,T),r++),T.shared===void 0&&(e=o(e,i+"/upload_filters/"+I,"required",{missingProperty:"shared"},z.properties.upload_filters.
items,T),r++);for(let h in T)h==="id"||h==="name"||h==="filter"||h==="shared"||(e=o(e,i+"/upload_filters/"+I,"additionalProperties",{additionalProperty:h},z.properties.
upload_filters.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Qr(h)<1&&(e=o(e,i+"/upload_filters/"+I+"/id","minLength",{limit:1},z.properties.upload_filters.
items.properties.id,h),r++):(e=o(e,i+"/upload_filters/"+I+"/id","type",{type:"string"},z.properties.upload_filters.items.properties.id,h),r++)}if(T.name!==void 0){
let h=T.name;typeof h!="string"&&(e=o(e,i+"/upload_filters/"+I+"/name","type",{type:"string"},z.properties.upload_filters.items.properties.name,h),r++)}if(T.filter!==
void 0){let h=T.filter;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/upload_filters/"+I+"/filter","type",{type:"object"},z.properties.upload_filters.items.
properties.filter,h),r++)}if(T.shared!==void 0){let h=T.shared;typeof h!="boolean"&&(e=o(e,i+"/upload_filters/"+I+"/shared","type",{type:"boolean"},z.properties.
upload_filters.items.properties.shared,h),r++)}}else e=o(e,i+"/upload_filters/"+I,"type",{type:"object"},z.properties.upload_filters.items,T),r++}}else e=o(e,i+
"/upload_filters","type",{type:"array"},z.properties.upload_filters,v),r++}if(t.records!==void 0){let v=t.records;if(Array.isArray(v)){let F=v.length;for(let I=0;I<
F;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/records/"+I,"required",{missingProperty:"id"},z.properties.records.items,
T),r++),T.type===void 0&&(e=o(e,i+"/records/"+I,"required",{missingProperty:"type"},z.properties.records.items,T),r++),T.attributes===void 0&&(e=o(e,i+"/records\
/"+I,"required",{missingProperty:"attributes"},z.properties.records.items,T),r++);for(let h in T)h==="id"||h==="type"||h==="attributes"||h==="relationships"||h===
"meta"||(e=o(e,i+"/records/"+I,"additionalProperties",{additionalProperty:h},z.properties.records.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?
Qr(h)<1&&(e=o(e,i+"/records/"+I+"/id","minLength",{limit:1},z.properties.records.items.properties.id,h),r++):(e=o(e,i+"/records/"+I+"/id","type",{type:"string"},
z.properties.records.items.properties.id,h),r++)}if(T.type!==void 0){let h=T.type;typeof h!="string"&&(e=o(e,i+"/records/"+I+"/type","type",{type:"string"},z.properties.
records.items.properties.type,h),r++),h!=="item"&&(e=o(e,i+"/records/"+I+"/type","const",{allowedValue:"item"},z.properties.records.items.properties.type,h),r++)}
if(T.attributes!==void 0){let h=T.attributes;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/records/"+I+"/attributes","type",{type:"object"},z.properties.
records.items.properties.attributes,h),r++)}if(T.relationships!==void 0){let h=T.relationships;h&&typeof h=="object"&&!Array.isArray(h)||(e=o(e,i+"/records/"+I+
"/relationships","type",{type:"object"},z.properties.records.items.properties.relationships,h),r++)}if(T.meta!==void 0){let h=T.meta;h&&typeof h=="object"&&!Array.
isArray(h)||(e=o(e,i+"/records/"+I+"/meta","type",{type:"object"},z.properties.records.items.properties.meta,h),r++)}}else e=o(e,i+"/records/"+I,"type",{type:"o\
bject"},z.properties.records.items,T),r++}}else e=o(e,i+"/records","type",{type:"array"},z.properties.records,v),r++}if(t.upload_tags!==void 0){let v=t.upload_tags;
if(Array.isArray(v)){let F=v.length;for(let I=0;I<F;I++){let T=v[I];typeof T!="string"&&(e=o(e,i+"/upload_tags/"+I,"type",{type:"string"},z.properties.upload_tags.
items,T),r++)}}else e=o(e,i+"/upload_tags","type",{type:"array"},z.properties.upload_tags,v),r++}if(t.webhooks!==void 0){let v=t.webhooks;if(Array.isArray(v)){let F=v.
length;for(let I=0;I<F;I++){let T=v[I];if(T&&typeof T=="object"&&!Array.isArray(T)){T.id===void 0&&(e=o(e,i+"/webhooks/"+I,"required",{missingProperty:"id"},z.properties.
webhooks.items,T),r++),T.name===void 0&&(e=o(e,i+"/webhooks/"+I,"required",{missingProperty:"name"},z.properties.webhooks.items,T),r++),T.url===void 0&&(e=o(e,i+
"/webhooks/"+I,"required",{missingProperty:"url"},z.properties.webhooks.items,T),r++);for(let h in T)Y.call(z.properties.webhooks.items.properties,h)||(e=o(e,i+
"/webhooks/"+I,"additionalProperties",{additionalProperty:h},z.properties.webhooks.items,T),r++);if(T.id!==void 0){let h=T.id;typeof h=="string"?Qr(h)<1&&(e=o(e,
i+"/webhooks/"+I+"/id","minLength",{limit:1},z.properties.webhooks.items.properties.id,h),r++):(e=o(e,i+"/webhooks/"+I+"/id","type",{type:"string"},z.properties.
webhooks.items.properties.id,h),r++)}if(T.name!==void 0){let h=T.name;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/name","type",{type:"string"},z.properties.webhooks.
items.properties.name,h),r++)}if(T.url!==void 0){let h=T.url;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/url","type",{type:"string"},z.properties.webhooks.items.
properties.url,h),r++)}if(T.custom_payload!==void 0){let h=T.custom_payload;typeof h!="string"&&h!==null&&(e=o(e,i+"/webhooks/"+I+"/custom_payload","type",{type:z.
properties.webhooks.items.properties.custom_payload.type},z.properties.webhooks.items.properties.custom_payload,h),r++)}if(T.headers!==void 0){let h=T.headers;if(h&&
typeof h=="object"&&!Array.isArray(h))for(let ne in h){let ge=h[ne];typeof ge!="string"&&(e=o(e,i+"/webhooks/"+I+"/headers/"+ne.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"string"},z.properties.webhooks.items.properties.headers.additionalProperties,ge),r++)}else e=o(e,i+"/webhooks/"+I+"/headers","type",{type:"o\
bject"},z.properties.webhooks.items.properties.headers,h),r++}if(T.events!==void 0){let h=T.events;if(Array.isArray(h)){let ne=h.length;for(let ge=0;ge<ne;ge++)
No(h[ge],{instancePath:i+"/webhooks/"+I+"/events/"+ge,parentData:h,parentDataProperty:ge,rootData:A})||(e=N(e,No),r=e.length)}else e=o(e,i+"/webhooks/"+I+"/even\
ts","type",{type:"array"},z.properties.webhooks.items.properties.events,h),r++}if(T.http_basic_user!==void 0){let h=T.http_basic_user;typeof h!="string"&&h!==null&&
(e=o(e,i+"/webhooks/"+I+"/http_basic_user","type",{type:z.properties.webhooks.items.properties.http_basic_user.type},z.properties.webhooks.items.properties.http_basic_user,
h),r++)}if(T.http_basic_password!==void 0){let h=T.http_basic_password;typeof h!="string"&&h!==null&&(e=o(e,i+"/webhooks/"+I+"/http_basic_password","type",{type:z.
properties.webhooks.items.properties.http_basic_password.type},z.properties.webhooks.items.properties.http_basic_password,h),r++)}if(T.enabled!==void 0){let h=T.
enabled;typeof h!="boolean"&&(e=o(e,i+"/webhooks/"+I+"/enabled","type",{type:"boolean"},z.properties.webhooks.items.properties.enabled,h),r++)}if(T.payload_api_version!==
void 0){let h=T.payload_api_version;typeof h!="string"&&(e=o(e,i+"/webhooks/"+I+"/payload_api_version","type",{type:"string"},z.properties.webhooks.items.properties.
payload_api_version,h),r++)}if(T.nested_items_in_payload!==void 0){let h=T.nested_items_in_payload;typeof h!="boolean"&&(e=o(e,i+"/webhooks/"+I+"/nested_items_i\
n_payload","type",{type:"boolean"},z.properties.webhooks.items.properties.nested_items_in_payload,h),r++)}if(T.auto_retry!==void 0){let h=T.auto_retry;typeof h!=
"boolean"&&(e=o(e,i+"/webhooks/"+I+"/auto_retry","type",{type:"boolean"},z.properties.webhooks.items.properties.auto_retry,h),r++)}}else e=o(e,i+"/webhooks/"+I,
"type",{type:"object"},z.properties.webhooks.items,T),r++}}else e=o(e,i+"/webhooks","type",{type:"array"},z.properties.webhooks,v),r++}}else e=o(e,i,"type",{type:"\
object"},z,t),r++;return Fs.errors=e,r===0}function o(t,i,w,E,A,e){let r={instancePath:i,keyword:w,params:E,parentSchema:A,data:e};return t===null?[r]:(t.push(r),
t)}function N(t,i){let w=i.errors;if(i.errors=null,t===null)return w;for(let E of w)t.push(E);return t}return{flat:{updateUpload:{200:a.v0,202:a.v1,400:a.v2,401:a.
v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v3},getUpload:{200:a.v0,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2},deleteUpload:{200:a.v0,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUpload:{201:a.v0,202:a.v1,400:a.
v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v4},listUploads:{200:a.v5,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.
v2,500:a.v2,503:a.v2},getSite:{200:a.v6,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listEnvironments:{200:a.v7,401:a.v2,403:a.v2,405:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2},bulkTagUploads:{200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.
v9},bulkSetUploadCollection:{200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v10},bulkDestroyUploads:{
200:a.v8,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v11},listUploadReferences:{200:a.v12,401:a.
v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listUploadTracks:{200:a.v13,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2},createUploadTrack:{202:a.v1,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v14},listUploadTags:{
200:a.v15,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadTag:{201:a.v16,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.
v2,429:a.v2,500:a.v2,503:a.v2,request:a.v17},listUploadSmartTags:{200:a.v18,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},getUploadFilter:{200:a.
v19,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},updateUploadFilter:{200:a.v19,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,
415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v20},deleteUploadFilter:{200:a.v19,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},
createUploadFilter:{201:a.v19,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v21},listUploadFilters:{200:a.
v22,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadRequest:{201:a.v23,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,
429:a.v2,500:a.v2,503:a.v2,request:a.v24},updateWebhook:{200:a.v25,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2,request:a.v26},getWebhook:{200:a.v25,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},deleteWebhook:{200:a.v25,401:a.v2,403:a.v2,404:a.
v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createWebhook:{201:a.v25,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.
v2,request:a.v27},listWebhooks:{200:a.v28,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},listWebhookCalls:{200:a.v29,401:a.v2,403:a.v2,405:a.v2,
422:a.v2,429:a.v2,500:a.v2,503:a.v2},getWebhookCall:{200:a.v30,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},resendWebhookCall:{401:a.
v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},getUploadCollection:{200:a.v31,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,
503:a.v2},updateUploadCollection:{200:a.v31,400:a.v2,401:a.v2,403:a.v2,404:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v32},deleteUploadCollection:{
200:a.v31,401:a.v2,403:a.v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},createUploadCollection:{201:a.v31,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,
415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v33},listUploadCollections:{200:a.v34,401:a.v2,403:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2},reorderUploadCollections:{
200:a.v34,202:a.v1,400:a.v2,401:a.v2,403:a.v2,405:a.v2,413:a.v2,415:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2,request:a.v35},getJobResult:{200:a.v36,401:a.v2,403:a.
v2,404:a.v2,405:a.v2,422:a.v2,429:a.v2,500:a.v2,503:a.v2}},"json-api":{updateUpload:{200:a.v37,202:a.v38,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.
v39,429:a.v39,500:a.v39,503:a.v39,request:a.v40},getUpload:{200:a.v37,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},deleteUpload:{200:a.v37,401:a.
v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUpload:{201:a.v37,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.
v39,request:a.v41},listUploads:{200:a.v42,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},getSite:{200:a.v43,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},
listEnvironments:{200:a.v44,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},bulkTagUploads:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.
v39,429:a.v39,500:a.v39,503:a.v39,request:a.v46},bulkSetUploadCollection:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.
v39,503:a.v39,request:a.v47},bulkDestroyUploads:{200:a.v45,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v48},
listUploadReferences:{200:a.v49,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},listUploadTracks:{200:a.v50,401:a.v39,404:a.v39,422:a.v39,429:a.v39,
500:a.v39,503:a.v39},createUploadTrack:{202:a.v38,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v51},listUploadTags:{
200:a.v52,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadTag:{201:a.v53,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.
v39,request:a.v54},listUploadSmartTags:{200:a.v55,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},getUploadFilter:{200:a.v56,401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},updateUploadFilter:{200:a.v56,400:a.v39,401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v57},
deleteUploadFilter:{200:a.v56,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadFilter:{201:a.v56,400:a.v39,401:a.v39,413:a.v39,415:a.v39,
422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v58},listUploadFilters:{200:a.v59,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createUploadRequest:{201:a.
v60,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v61},updateWebhook:{200:a.v62,400:a.v39,401:a.v39,404:a.v39,413:a.
v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v63},getWebhook:{200:a.v62,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},deleteWebhook:{
200:a.v62,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},createWebhook:{201:a.v62,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.
v39,503:a.v39,request:a.v64},listWebhooks:{200:a.v65,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},listWebhookCalls:{200:a.v66,401:a.v39,422:a.v39,429:a.v39,
500:a.v39,503:a.v39},getWebhookCall:{200:a.v67,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},resendWebhookCall:{401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},getUploadCollection:{200:a.v68,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},updateUploadCollection:{200:a.v68,400:a.v39,
401:a.v39,404:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v69},deleteUploadCollection:{200:a.v68,401:a.v39,404:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39},createUploadCollection:{201:a.v68,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39,request:a.v70},listUploadCollections:{
200:a.v71,401:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39},reorderUploadCollections:{200:a.v71,202:a.v38,400:a.v39,401:a.v39,413:a.v39,415:a.v39,422:a.v39,429:a.
v39,500:a.v39,503:a.v39,request:a.v72},getJobResult:{200:a.v73,401:a.v39,404:a.v39,422:a.v39,429:a.v39,500:a.v39,503:a.v39}},by_field:{flat:{updateUpload:{200:a.
v74,request:a.v75},getUpload:{200:a.v74},deleteUpload:{200:a.v74},createUpload:{201:a.v74,request:a.v76},listUploads:{200:a.v77},getSite:{},listEnvironments:{},
bulkTagUploads:{200:a.v78},bulkSetUploadCollection:{200:a.v78},bulkDestroyUploads:{200:a.v78},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},listUploadTags:{},
createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},createUploadRequest:{},
updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},getUploadCollection:{},
updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},listUploadCollections:{},reorderUploadCollections:{},getJobResult:{200:a.v79}},"js\
on-api":{updateUpload:{200:a.v80,request:a.v81},getUpload:{200:a.v80},deleteUpload:{200:a.v80},createUpload:{201:a.v80,request:a.v82},listUploads:{200:a.v83},getSite:{},
listEnvironments:{},bulkTagUploads:{200:a.v84},bulkSetUploadCollection:{200:a.v84},bulkDestroyUploads:{200:a.v84},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},
listUploadTags:{},createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},
createUploadRequest:{},updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},
getUploadCollection:{},updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},listUploadCollections:{},reorderUploadCollections:{},getJobResult:{
200:a.v85}}},seed:a.v86}})(),yn=(()=>{let a={};a.v0=Y;let U={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{
type:"string",enum:["create_new_url","keep_url"],default:"create_new_url"}}};function Y(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){f.replace_strategy===void 0&&(f.replace_strategy="create_new_url");for(let g in f)g!=="replace_strat\
egy"&&(y=D(y,q,"additionalProperties",{additionalProperty:g},U,f),c++);let l=f.replace_strategy;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/replace_strategy","type",{
type:"string"},U.properties.replace_strategy,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.replace_strategy=u))}l==="create_new_url"||l==="keep_url"||(y=D(y,q+"/repl\
ace_strategy","enum",{allowedValues:U.properties.replace_strategy.enum},U.properties.replace_strategy,l),c++)}else y=D(y,q,"type",{type:"object"},U,f),c++;return Y.
errors=y,c===0}a.v1=K;let H={$id:"standin://flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function K(f,{instancePath:q="",parentData:S,
parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},
H,f),c++;else y=D(y,q,"type",{type:"object"},H,f),c++;return K.errors=y,c===0}a.v2=Ve;let lt={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,
properties:{}};function Ve(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},lt,f),c++;else y=D(y,q,"type",{type:"object"},lt,f),c++;return Ve.errors=y,c===0}a.v3=Tt;let ve={$id:"stan\
din://flat/query/createUpload",type:"object",additionalProperties:!1,properties:{}};function Tt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},ve,f),c++;else y=D(y,q,"type",{type:"\
object"},ve,f),c++;return Tt.errors=y,c===0}a.v4=Ee;let Ye={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offse\
t]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[query]":{type:"st\
ring"},"filter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"standin://flat/sche\
mas#/$defs/UploadOrderRule"}}}},Ne={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldCo\
nditions"}},OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{
$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/Fil\
terByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standi\
n://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWord\
s"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schem\
as#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOption\
alText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/\
schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"stan\
din://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterB\
yFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{
$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},Ut=Object.prototype.hasOwnProperty,He={type:"object",additionalProperties:!1,properties:{type:{$ref:"\
standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumbe\
r"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://fl\
at/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{
$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/F\
ilterByText"},author:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"\
standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/Filt\
erByMetadata"},format:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/sch\
emas#/$defs/FilterByValue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{
$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/\
schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},ce={type:"object",additionalProperties:!1,properties:{
eq:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive","audio","im\
age","pdfdocument","presentation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presen\
tation","richtext","spreadsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","s\
preadsheet","video"]}}}};function _e(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(
f)){for(let l in f)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,q,"additionalProperties",{additionalProperty:l},ce,f),c++);if(f.eq!==void 0){let l=f.eq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},ce.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}l==="archive"||l==="audio"||l==="image"||
l==="pdfdocument"||l==="presentation"||l==="richtext"||l==="spreadsheet"||l==="video"||(y=D(y,q+"/eq","enum",{allowedValues:ce.properties.eq.enum},ce.properties.
eq,l),c++)}if(f.neq!==void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},ce.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.neq=u))}l==="archive"||l==="audio"||l==="image"||l==="pdfdocument"||l==="presentation"||l==="richtext"||l==="spreadsheet"||l==="video"||(y=D(y,q+"/neq","enum",
{allowedValues:ce.properties.neq.enum},ce.properties.neq,l),c++)}if(f.in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/in","type",{type:"\
array"},ce.properties.in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="strin\
g"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===
null?x="":(y=D(y,q+"/in/"+u,"type",{type:"string"},ce.properties.in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}b==="archive"||b==="audio"||b==="image"||
b==="pdfdocument"||b==="presentation"||b==="richtext"||b==="spreadsheet"||b==="video"||(y=D(y,q+"/in/"+u,"enum",{allowedValues:ce.properties.in.items.enum},ce.properties.
in.items,b),c++)}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.
isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"array"},ce.properties.not_in,l),c++)),
u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="objec\
t"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/not_in/"+
u,"type",{type:"string"},ce.properties.not_in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}b==="archive"||b==="audio"||b==="image"||b==="pdfdocument"||
b==="presentation"||b==="richtext"||b==="spreadsheet"||b==="video"||(y=D(y,q+"/not_in/"+u,"enum",{allowedValues:ce.properties.not_in.items.enum},ce.properties.not_in.
items,b),c++)}}}}else y=D(y,q,"type",{type:"object"},ce,f),c++;return _e.errors=y,c===0}let le={type:"object",additionalProperties:!1,properties:{eq:{type:"numb\
er"},neq:{type:"number"},gt:{type:"number"},gte:{type:"number"},lt:{type:"number"},lte:{type:"number"}}};function G(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="eq"||l==="neq"||l==="gt"||l==="gte"||l==="lt"||l==="lte"||(y=D(
y,q,"additionalProperties",{additionalProperty:l},le,f),c++);if(f.eq!==void 0){let l=f.eq;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.
isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&Re(l)?u=+l:(y=D(y,q+"/e\
q","type",{type:"number"},le.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}}if(f.neq!==void 0){let l=f.neq;if(!(typeof l=="number"&&isFinite(l))){
let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g==
"string"&&l&&Re(l)?u=+l:(y=D(y,q+"/neq","type",{type:"number"},le.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}}if(f.gt!==void 0){let l=f.gt;
if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===
void 0&&(g=="boolean"||l===null||g=="string"&&l&&Re(l)?u=+l:(y=D(y,q+"/gt","type",{type:"number"},le.properties.gt,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.gt=u))}}
if(f.gte!==void 0){let l=f.gte;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l==
"number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&Re(l)?u=+l:(y=D(y,q+"/gte","type",{type:"number"},le.properties.gte,l),c++)),
u!==void 0&&(l=u,f!==void 0&&(f.gte=u))}}if(f.lt!==void 0){let l=f.lt;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==
1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&Re(l)?u=+l:(y=D(y,q+"/lt","type",{type:"numbe\
r"},le.properties.lt,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.lt=u))}}if(f.lte!==void 0){let l=f.lte;if(!(typeof l=="number"&&isFinite(l))){let g=typeof l,u;g==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="number"&&isFinite(l)&&(u=l)),u===void 0&&(g=="boolean"||l===null||g=="string"&&l&&Re(l)?u=
+l:(y=D(y,q+"/lte","type",{type:"number"},le.properties.lte,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.lte=u))}}}else y=D(y,q,"type",{type:"object"},le,f),c++;return G.
errors=y,c===0}let Ge={type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date-time"},gt:{type:"\
string",format:"date-time"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},Me=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function Qe(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)
l==="eq"||l==="neq"||l==="gt"||l==="gte"||l==="lt"||l==="lte"||(y=D(y,q,"additionalProperties",{additionalProperty:l},Ge,f),c++);if(f.eq!==void 0){let l=f.eq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},Ge.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,q+
"/eq","format",{format:"date-time"},Ge.properties.eq,l),c++))}if(f.neq!==void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},
Ge.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,q+"/neq","format",{format:"date-time"},Ge.properties.
neq,l),c++))}if(f.gt!==void 0){let l=f.gt;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/gt","type",{type:"string"},Ge.properties.gt,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.gt=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,q+"/gt","format",{format:"date-time"},Ge.properties.gt,l),c++))}if(f.gte!==void 0){let l=f.gte;if(typeof l!="s\
tring"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:
l===null?u="":(y=D(y,q+"/gte","type",{type:"string"},Ge.properties.gte,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.gte=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,
q+"/gte","format",{format:"date-time"},Ge.properties.gte,l),c++))}if(f.lt!==void 0){let l=f.lt;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/lt","type",{type:"string"},
Ge.properties.lt,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.lt=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,q+"/lt","format",{format:"date-time"},Ge.properties.lt,
l),c++))}if(f.lte!==void 0){let l=f.lte;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/lte","type",{type:"string"},Ge.properties.lte,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.lte=u))}typeof l=="string"&&(Me.test(l)||(y=D(y,q+"/lte","format",{format:"date-time"},Ge.properties.lte,l),c++))}}else y=D(y,q,"type",{type:"object"},Ge,f),
c++;return Qe.errors=y,c===0}let ft={type:"object",additionalProperties:!1,properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}},eq:{type:"array",items:{type:"string"}}}};function fe(f,{instancePath:q="",parentData:S,
parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="contains"||l==="any_in"||l==="all_in"||l===
"not_in"||l==="eq"||(y=D(y,q,"additionalProperties",{additionalProperty:l},ft,f),c++);if(f.contains!==void 0){let l=f.contains;if(typeof l!="string"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+
"/contains","type",{type:"string"},ft.properties.contains,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.contains=u))}}if(f.any_in!==void 0){let l=f.any_in;if(!Array.
isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g===
"boolean"||l===null?u=[l]:(y=D(y,q+"/any_in","type",{type:"array"},ft.properties.any_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.any_in=u))}if(Array.isArray(l)){
let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/any_in/"+u,"type",{type:"string"},ft.properties.any_in.items,b),c++)),x!==
void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.all_in!==void 0){let l=f.all_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/all_in","type",{type:"array"},ft.properties.
all_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.all_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,
x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+
"/all_in/"+u,"type",{type:"string"},ft.properties.all_in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.
isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g===
"boolean"||l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"array"},ft.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){
let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},ft.properties.not_in.items,b),c++)),x!==
void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.eq!==void 0){let l=f.eq;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=
typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/eq","type",{type:"array"},ft.properties.eq,l),
c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="obj\
ect"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/eq/"+u,
"type",{type:"string"},ft.properties.eq.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}}else y=D(y,q,"type",{type:"object"},ft,f),c++;return fe.errors=
y,c===0}let Vr={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat\
/schemas#/$defs/FilterPattern"}}},It={type:"object",additionalProperties:!1,properties:{pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{
type:"boolean",enum:[!1],default:!1}}};function Ae(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="obje\
ct"&&!Array.isArray(f)){f.case_sensitive===void 0&&(f.case_sensitive=!1),f.regexp===void 0&&(f.regexp=!1);for(let u in f)u==="pattern"||u==="case_sensitive"||u===
"regexp"||(y=D(y,q,"additionalProperties",{additionalProperty:u},It,f),c++);if(f.pattern!==void 0){let u=f.pattern;if(typeof u!="string"){let b=typeof u,$;b=="o\
bject"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+"/patt\
ern","type",{type:"string"},It.properties.pattern,u),c++)),$!==void 0&&(u=$,f!==void 0&&(f.pattern=$))}}let l=f.case_sensitive;if(typeof l!="boolean"){let u=typeof l,
b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,typeof l=="boolean"&&(b=l)),b===void 0&&(l==="false"||l===0||l===null?b=!1:l==="true"||l===1?b=
!0:(y=D(y,q+"/case_sensitive","type",{type:"boolean"},It.properties.case_sensitive,l),c++)),b!==void 0&&(l=b,f!==void 0&&(f.case_sensitive=b))}let g=f.regexp;if(typeof g!=
"boolean"){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="boolean"&&(b=g)),b===void 0&&(g==="false"||g===0||g===null?
b=!1:g==="true"||g===1?b=!0:(y=D(y,q+"/regexp","type",{type:"boolean"},It.properties.regexp,g),c++)),b!==void 0&&(g=b,f!==void 0&&(f.regexp=b))}g!==!1&&(y=D(y,q+
"/regexp","enum",{allowedValues:It.properties.regexp.enum},It.properties.regexp,g),c++)}else y=D(y,q,"type",{type:"object"},It,f),c++;return Ae.errors=y,c===0}function ct(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="matches"||
l==="not_matches"||(y=D(y,q,"additionalProperties",{additionalProperty:l},Vr,f),c++);f.matches!==void 0&&(Ae(f.matches,{instancePath:q+"/matches",parentData:f,parentDataProperty:"\
matches",rootData:C})||(y=M(y,Ae),c=y.length)),f.not_matches!==void 0&&(Ae(f.not_matches,{instancePath:q+"/not_matches",parentData:f,parentDataProperty:"not_mat\
ches",rootData:C})||(y=M(y,Ae),c=y.length))}else y=D(y,q,"type",{type:"object"},Vr,f),c++;return ct.errors=y,c===0}let qr={type:"object",additionalProperties:!1,
properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};
function Xe(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)
l==="matches"||l==="not_matches"||l==="exists"||(y=D(y,q,"additionalProperties",{additionalProperty:l},qr,f),c++);if(f.matches!==void 0&&(Ae(f.matches,{instancePath:q+
"/matches",parentData:f,parentDataProperty:"matches",rootData:C})||(y=M(y,Ae),c=y.length)),f.not_matches!==void 0&&(Ae(f.not_matches,{instancePath:q+"/not_match\
es",parentData:f,parentDataProperty:"not_matches",rootData:C})||(y=M(y,Ae),c=y.length)),f.exists!==void 0){let l=f.exists;if(typeof l!="boolean"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?u=!1:l==="true"||l===1?u=
!0:(y=D(y,q+"/exists","type",{type:"boolean"},qr.properties.exists,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.exists=u))}}}else y=D(y,q,"type",{type:"object"},qr,
f),c++;return Xe.errors=y,c===0}let qt={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}},exists:{type:"boolean"}}};function qe(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&
!Array.isArray(f)){for(let l in f)l==="matches"||l==="not_matches"||l==="eq"||l==="neq"||l==="in"||l==="not_in"||l==="exists"||(y=D(y,q,"additionalProperties",{
additionalProperty:l},qt,f),c++);if(f.matches!==void 0&&(Ae(f.matches,{instancePath:q+"/matches",parentData:f,parentDataProperty:"matches",rootData:C})||(y=M(y,
Ae),c=y.length)),f.not_matches!==void 0&&(Ae(f.not_matches,{instancePath:q+"/not_matches",parentData:f,parentDataProperty:"not_matches",rootData:C})||(y=M(y,Ae),
c=y.length)),f.eq!==void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},qt.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.eq=u))}}if(f.neq!==void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="stri\
ng"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},qt.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.neq=u))}}if(f.in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&
(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/in","type",{type:"array"},qt.properties.in,l),c++)),u!==void 0&&(l=u,f!==
void 0&&(f.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==
1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/in/"+u,"type",{type:"string"},qt.properties.
in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"\
array"},qt.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!=
"string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+
b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},qt.properties.not_in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.exists!==void 0){
let l=f.exists;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l===
"false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,q+"/exists","type",{type:"boolean"},qt.properties.exists,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.exists=
u))}}}else y=D(y,q,"type",{type:"object"},qt,f),c++;return qe.errors=y,c===0}let je={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"\
string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function ye(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,q,"additionalPr\
operties",{additionalProperty:l},je,f),c++);if(f.eq!==void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},je.properties.eq,l),
c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}}if(f.neq!==void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&
(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},je.properties.neq,
l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}}if(f.in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&
(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/in","type",{type:"array"},je.properties.
in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$==
"object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/in\
/"+u,"type",{type:"string"},je.properties.in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.isArray(l)){
let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||
l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"array"},je.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){let g=l.length;
for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),
x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},je.properties.not_in.items,b),c++)),x!==void 0&&(b=x,l!==
void 0&&(l[u]=x))}}}}}else y=D(y,q,"type",{type:"object"},je,f),c++;return ye.errors=y,c===0}let dt={type:"object",additionalProperties:!1,properties:{matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function Xt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="matches"||l==="not_matches"||l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,
q,"additionalProperties",{additionalProperty:l},dt,f),c++);if(f.matches!==void 0&&(Ae(f.matches,{instancePath:q+"/matches",parentData:f,parentDataProperty:"matc\
hes",rootData:C})||(y=M(y,Ae),c=y.length)),f.not_matches!==void 0&&(Ae(f.not_matches,{instancePath:q+"/not_matches",parentData:f,parentDataProperty:"not_matches",
rootData:C})||(y=M(y,Ae),c=y.length)),f.eq!==void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},dt.properties.eq,l),c++)),u!==void 0&&
(l=u,f!==void 0&&(f.eq=u))}}if(f.neq!==void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},dt.properties.neq,l),c++)),u!==void 0&&
(l=u,f!==void 0&&(f.neq=u))}}if(f.in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,
Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/in","type",{type:"array"},dt.properties.in,l),c++)),u!==
void 0&&(l=u,f!==void 0&&(f.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.
isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/in/"+u,"type",{type:"\
string"},dt.properties.in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.isArray(l)){let g=typeof l,u;g==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(
y,q+"/not_in","type",{type:"array"},dt.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){
let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="nu\
mber"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},dt.properties.not_in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}}else
y=D(y,q,"type",{type:"object"},dt,f),c++;return Xt.errors=y,c===0}let at={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function Pt(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l!=="eq"&&(y=D(
y,q,"additionalProperties",{additionalProperty:l},at,f),c++);if(f.eq!==void 0){let l=f.eq;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&
l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,q+"/eq","type",{type:"b\
oolean"},at.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}}}else y=D(y,q,"type",{type:"object"},at,f),c++;return Pt.errors=y,c===0}let $e={type:"\
object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"str\
ing"}},exists:{type:"boolean"}}};function er(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.
isArray(f)){for(let l in f)l==="eq"||l==="neq"||l==="in"||l==="not_in"||l==="exists"||(y=D(y,q,"additionalProperties",{additionalProperty:l},$e,f),c++);if(f.eq!==
void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},$e.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}}if(f.neq!==
void 0){let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},$e.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}}if(f.
in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&
(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/in","type",{type:"array"},$e.properties.in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.in=u))}
if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],
$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/in/"+u,"type",{type:"string"},$e.properties.in.items,
b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.not_in!==void 0){let l=f.not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.
length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"a\
rray"},$e.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!=
"string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+
b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},$e.properties.not_in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}}}}if(f.exists!==void 0){
let l=f.exists;if(typeof l!="boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l===
"false"||l===0||l===null?u=!1:l==="true"||l===1?u=!0:(y=D(y,q+"/exists","type",{type:"boolean"},$e.properties.exists,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.exists=
u))}}}else y=D(y,q,"type",{type:"object"},$e,f),c++;return er.errors=y,c===0}let Vt={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["\
landscape","portrait","square"]},neq:{type:"string",enum:["landscape","portrait","square"]}}};function we(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l==="eq"||l==="neq"||(y=D(y,q,"additionalProperties",{additionalProperty:l},
Vt,f),c++);if(f.eq!==void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&
(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},Vt.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&
(f.eq=u))}l==="landscape"||l==="portrait"||l==="square"||(y=D(y,q+"/eq","enum",{allowedValues:Vt.properties.eq.enum},Vt.properties.eq,l),c++)}if(f.neq!==void 0){
let l=f.neq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="n\
umber"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},Vt.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}l==="landsca\
pe"||l==="portrait"||l==="square"||(y=D(y,q+"/neq","enum",{allowedValues:Vt.properties.neq.enum},Vt.properties.neq,l),c++)}}else y=D(y,q,"type",{type:"object"},
Vt,f),c++;return we.errors=y,c===0}let De={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"\
string",enum:["icon","small","medium","large"]},in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"\
string",enum:["icon","small","medium","large"]}}}};function yt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f==
"object"&&!Array.isArray(f)){for(let l in f)l==="eq"||l==="neq"||l==="in"||l==="not_in"||(y=D(y,q,"additionalProperties",{additionalProperty:l},De,f),c++);if(f.
eq!==void 0){let l=f.eq;if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&
(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/eq","type",{type:"string"},De.properties.eq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.eq=u))}l==="icon"||
l==="small"||l==="medium"||l==="large"||(y=D(y,q+"/eq","enum",{allowedValues:De.properties.eq.enum},De.properties.eq,l),c++)}if(f.neq!==void 0){let l=f.neq;if(typeof l!=
"string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+
l:l===null?u="":(y=D(y,q+"/neq","type",{type:"string"},De.properties.neq,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.neq=u))}l==="icon"||l==="small"||l==="medium"||
l==="large"||(y=D(y,q+"/neq","enum",{allowedValues:De.properties.neq.enum},De.properties.neq,l),c++)}if(f.in!==void 0){let l=f.in;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,q+"/in","type",{type:"array"},De.properties.in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.in=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];
if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="\
boolean"?x=""+b:b===null?x="":(y=D(y,q+"/in/"+u,"type",{type:"string"},De.properties.in.items,b),c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}b==="icon"||b==="s\
mall"||b==="medium"||b==="large"||(y=D(y,q+"/in/"+u,"enum",{allowedValues:De.properties.in.items.enum},De.properties.in.items,b),c++)}}}if(f.not_in!==void 0){let l=f.
not_in;if(!Array.isArray(l)){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||
g==="number"||g==="boolean"||l===null?u=[l]:(y=D(y,q+"/not_in","type",{type:"array"},De.properties.not_in,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.not_in=u))}if(Array.
isArray(l)){let g=l.length;for(let u=0;u<g;u++){let b=l[u];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,
typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/not_in/"+u,"type",{type:"string"},De.properties.not_in.items,b),
c++)),x!==void 0&&(b=x,l!==void 0&&(l[u]=x))}b==="icon"||b==="small"||b==="medium"||b==="large"||(y=D(y,q+"/not_in/"+u,"enum",{allowedValues:De.properties.not_in.
items.enum},De.properties.not_in.items,b),c++)}}}}else y=D(y,q,"type",{type:"object"},De,f),c++;return yt.errors=y,c===0}function tr(f,{instancePath:q="",parentData:S,
parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)Ut.call(He.properties,l)||(y=D(y,q,"additional\
Properties",{additionalProperty:l},He,f),c++);f.type!==void 0&&(_e(f.type,{instancePath:q+"/type",parentData:f,parentDataProperty:"type",rootData:C})||(y=M(y,_e),
c=y.length)),f.size!==void 0&&(G(f.size,{instancePath:q+"/size",parentData:f,parentDataProperty:"size",rootData:C})||(y=M(y,G),c=y.length)),f.width!==void 0&&(G(
f.width,{instancePath:q+"/width",parentData:f,parentDataProperty:"width",rootData:C})||(y=M(y,G),c=y.length)),f.height!==void 0&&(G(f.height,{instancePath:q+"/h\
eight",parentData:f,parentDataProperty:"height",rootData:C})||(y=M(y,G),c=y.length)),f._created_at!==void 0&&(Qe(f._created_at,{instancePath:q+"/_created_at",parentData:f,
parentDataProperty:"_created_at",rootData:C})||(y=M(y,Qe),c=y.length)),f._updated_at!==void 0&&(Qe(f._updated_at,{instancePath:q+"/_updated_at",parentData:f,parentDataProperty:"\
_updated_at",rootData:C})||(y=M(y,Qe),c=y.length)),f.tags!==void 0&&(fe(f.tags,{instancePath:q+"/tags",parentData:f,parentDataProperty:"tags",rootData:C})||(y=M(
y,fe),c=y.length)),f.smart_tags!==void 0&&(fe(f.smart_tags,{instancePath:q+"/smart_tags",parentData:f,parentDataProperty:"smart_tags",rootData:C})||(y=M(y,fe),c=
y.length)),f.colors!==void 0&&(fe(f.colors,{instancePath:q+"/colors",parentData:f,parentDataProperty:"colors",rootData:C})||(y=M(y,fe),c=y.length)),f.filename!==
void 0&&(ct(f.filename,{instancePath:q+"/filename",parentData:f,parentDataProperty:"filename",rootData:C})||(y=M(y,ct),c=y.length)),f.basename!==void 0&&(ct(f.basename,
{instancePath:q+"/basename",parentData:f,parentDataProperty:"basename",rootData:C})||(y=M(y,ct),c=y.length)),f.author!==void 0&&(Xe(f.author,{instancePath:q+"/a\
uthor",parentData:f,parentDataProperty:"author",rootData:C})||(y=M(y,Xe),c=y.length)),f.copyright!==void 0&&(Xe(f.copyright,{instancePath:q+"/copyright",parentData:f,
parentDataProperty:"copyright",rootData:C})||(y=M(y,Xe),c=y.length)),f.notes!==void 0&&(Xe(f.notes,{instancePath:q+"/notes",parentData:f,parentDataProperty:"not\
es",rootData:C})||(y=M(y,Xe),c=y.length)),f.alt!==void 0&&(qe(f.alt,{instancePath:q+"/alt",parentData:f,parentDataProperty:"alt",rootData:C})||(y=M(y,qe),c=y.length)),
f.title!==void 0&&(qe(f.title,{instancePath:q+"/title",parentData:f,parentDataProperty:"title",rootData:C})||(y=M(y,qe),c=y.length)),f.format!==void 0&&(ye(f.format,
{instancePath:q+"/format",parentData:f,parentDataProperty:"format",rootData:C})||(y=M(y,ye),c=y.length)),f.id!==void 0&&(ye(f.id,{instancePath:q+"/id",parentData:f,
parentDataProperty:"id",rootData:C})||(y=M(y,ye),c=y.length)),f.md5!==void 0&&(ye(f.md5,{instancePath:q+"/md5",parentData:f,parentDataProperty:"md5",rootData:C})||
(y=M(y,ye),c=y.length)),f.path!==void 0&&(ye(f.path,{instancePath:q+"/path",parentData:f,parentDataProperty:"path",rootData:C})||(y=M(y,ye),c=y.length)),f.mime_type!==
void 0&&(Xt(f.mime_type,{instancePath:q+"/mime_type",parentData:f,parentDataProperty:"mime_type",rootData:C})||(y=M(y,Xt),c=y.length)),f.in_use!==void 0&&(Pt(f.
in_use,{instancePath:q+"/in_use",parentData:f,parentDataProperty:"in_use",rootData:C})||(y=M(y,Pt),c=y.length)),f.upload_collection!==void 0&&(er(f.upload_collection,
{instancePath:q+"/upload_collection",parentData:f,parentDataProperty:"upload_collection",rootData:C})||(y=M(y,er),c=y.length)),f.orientation!==void 0&&(we(f.orientation,
{instancePath:q+"/orientation",parentData:f,parentDataProperty:"orientation",rootData:C})||(y=M(y,we),c=y.length)),f.resolution!==void 0&&(yt(f.resolution,{instancePath:q+
"/resolution",parentData:f,parentDataProperty:"resolution",rootData:C})||(y=M(y,yt),c=y.length))}else y=D(y,q,"type",{type:"object"},He,f),c++;return tr.errors=
y,c===0}function Cr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)
Ut.call(Ne.properties,l)||(y=D(y,q,"additionalProperties",{additionalProperty:l},Ne,f),c++);if(f.AND!==void 0){let l=f.AND;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,q+"/AND","type",{type:"array"},Ne.properties.AND,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.AND=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++)
tr(l[u],{instancePath:q+"/AND/"+u,parentData:l,parentDataProperty:u,rootData:C})||(y=M(y,tr),c=y.length)}}if(f.OR!==void 0){let l=f.OR;if(!Array.isArray(l)){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,Array.isArray(l)&&(u=l)),u===void 0&&(g==="string"||g==="number"||g==="boolean"||l===null?u=[l]:
(y=D(y,q+"/OR","type",{type:"array"},Ne.properties.OR,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.OR=u))}if(Array.isArray(l)){let g=l.length;for(let u=0;u<g;u++)tr(
l[u],{instancePath:q+"/OR/"+u,parentData:l,parentDataProperty:u,rootData:C})||(y=M(y,tr),c=y.length)}}f.type!==void 0&&(_e(f.type,{instancePath:q+"/type",parentData:f,
parentDataProperty:"type",rootData:C})||(y=M(y,_e),c=y.length)),f.size!==void 0&&(G(f.size,{instancePath:q+"/size",parentData:f,parentDataProperty:"size",rootData:C})||
(y=M(y,G),c=y.length)),f.width!==void 0&&(G(f.width,{instancePath:q+"/width",parentData:f,parentDataProperty:"width",rootData:C})||(y=M(y,G),c=y.length)),f.height!==
void 0&&(G(f.height,{instancePath:q+"/height",parentData:f,parentDataProperty:"height",rootData:C})||(y=M(y,G),c=y.length)),f._created_at!==void 0&&(Qe(f._created_at,
{instancePath:q+"/_created_at",parentData:f,parentDataProperty:"_created_at",rootData:C})||(y=M(y,Qe),c=y.length)),f._updated_at!==void 0&&(Qe(f._updated_at,{instancePath:q+
"/_updated_at",parentData:f,parentDataProperty:"_updated_at",rootData:C})||(y=M(y,Qe),c=y.length)),f.tags!==void 0&&(fe(f.tags,{instancePath:q+"/tags",parentData:f,
parentDataProperty:"tags",rootData:C})||(y=M(y,fe),c=y.length)),f.smart_tags!==void 0&&(fe(f.smart_tags,{instancePath:q+"/smart_tags",parentData:f,parentDataProperty:"\
smart_tags",rootData:C})||(y=M(y,fe),c=y.length)),f.colors!==void 0&&(fe(f.colors,{instancePath:q+"/colors",parentData:f,parentDataProperty:"colors",rootData:C})||
(y=M(y,fe),c=y.length)),f.filename!==void 0&&(ct(f.filename,{instancePath:q+"/filename",parentData:f,parentDataProperty:"filename",rootData:C})||(y=M(y,ct),c=y.
length)),f.basename!==void 0&&(ct(f.basename,{instancePath:q+"/basename",parentData:f,parentDataProperty:"basename",rootData:C})||(y=M(y,ct),c=y.length)),f.author!==
void 0&&(Xe(f.author,{instancePath:q+"/author",parentData:f,parentDataProperty:"author",rootData:C})||(y=M(y,Xe),c=y.length)),f.copyright!==void 0&&(Xe(f.copyright,
{instancePath:q+"/copyright",parentData:f,parentDataProperty:"copyright",rootData:C})||(y=M(y,Xe),c=y.length)),f.notes!==void 0&&(Xe(f.notes,{instancePath:q+"/n\
otes",parentData:f,parentDataProperty:"notes",rootData:C})||(y=M(y,Xe),c=y.length)),f.alt!==void 0&&(qe(f.alt,{instancePath:q+"/alt",parentData:f,parentDataProperty:"\
alt",rootData:C})||(y=M(y,qe),c=y.length)),f.title!==void 0&&(qe(f.title,{instancePath:q+"/title",parentData:f,parentDataProperty:"title",rootData:C})||(y=M(y,qe),
c=y.length)),f.format!==void 0&&(ye(f.format,{instancePath:q+"/format",parentData:f,parentDataProperty:"format",rootData:C})||(y=M(y,ye),c=y.length)),f.id!==void 0&&
(ye(f.id,{instancePath:q+"/id",parentData:f,parentDataProperty:"id",rootData:C})||(y=M(y,ye),c=y.length)),f.md5!==void 0&&(ye(f.md5,{instancePath:q+"/md5",parentData:f,
parentDataProperty:"md5",rootData:C})||(y=M(y,ye),c=y.length)),f.path!==void 0&&(ye(f.path,{instancePath:q+"/path",parentData:f,parentDataProperty:"path",rootData:C})||
(y=M(y,ye),c=y.length)),f.mime_type!==void 0&&(Xt(f.mime_type,{instancePath:q+"/mime_type",parentData:f,parentDataProperty:"mime_type",rootData:C})||(y=M(y,Xt),
c=y.length)),f.in_use!==void 0&&(Pt(f.in_use,{instancePath:q+"/in_use",parentData:f,parentDataProperty:"in_use",rootData:C})||(y=M(y,Pt),c=y.length)),f.upload_collection!==
void 0&&(er(f.upload_collection,{instancePath:q+"/upload_collection",parentData:f,parentDataProperty:"upload_collection",rootData:C})||(y=M(y,er),c=y.length)),f.
orientation!==void 0&&(we(f.orientation,{instancePath:q+"/orientation",parentData:f,parentDataProperty:"orientation",rootData:C})||(y=M(y,we),c=y.length)),f.resolution!==
void 0&&(yt(f.resolution,{instancePath:q+"/resolution",parentData:f,parentDataProperty:"resolution",rootData:C})||(y=M(y,yt),c=y.length))}else y=D(y,q,"type",{type:"\
object"},Ne,f),c++;return Cr.errors=y,c===0}let rr={type:"string",enum:["_created_at_ASC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC",
"basename_DESC","filename_ASC","filename_DESC","format_ASC","format_DESC","id_ASC","id_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC",
"size_ASC","size_DESC"]};function ut(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(typeof f!="string"){let l=typeof f,
g;l=="object"&&Array.isArray(f)&&f.length==1&&(f=f[0],l=typeof f,typeof f=="string"&&(g=f)),g===void 0&&(l=="number"||l=="boolean"?g=""+f:f===null?g="":(y=D(y,q,
"type",{type:"string"},rr,f),c++)),g!==void 0&&(f=g,S!==void 0&&(S[W]=g))}return f==="_created_at_ASC"||f==="_created_at_DESC"||f==="_updated_at_ASC"||f==="_upd\
ated_at_DESC"||f==="basename_ASC"||f==="basename_DESC"||f==="filename_ASC"||f==="filename_DESC"||f==="format_ASC"||f==="format_DESC"||f==="id_ASC"||f==="id_DESC"||
f==="mime_type_ASC"||f==="mime_type_DESC"||f==="resolution_ASC"||f==="resolution_DESC"||f==="size_ASC"||f==="size_DESC"||(y=D(y,q,"enum",{allowedValues:rr.enum},
rr,f),c++),ut.errors=y,c===0}function Ee(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.
isArray(f)){f["page[offset]"]===void 0&&(f["page[offset]"]=0),f["page[limit]"]===void 0&&(f["page[limit]"]=30);for(let u in f)u==="page[offset]"||u==="page[limi\
t]"||u==="filter[ids]"||u==="filter[query]"||u==="filter[fields]"||u==="locale"||u==="order_by"||(y=D(y,q,"additionalProperties",{additionalProperty:u},Ye,f),c++);
let l=f["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,
typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&l&&Re(l)&&!(l%1)?b=+l:(y=D(y,q+"/page[offset]","t\
ype",{type:"integer"},Ye.properties["page[offset]"],l),c++)),b!==void 0&&(l=b,f!==void 0&&(f["page[offset]"]=b))}typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&
(y=D(y,q+"/page[offset]","minimum",{comparison:">=",limit:0},Ye.properties["page[offset]"],l),c++);let g=f["page[limit]"];if(!(typeof g=="number"&&!(g%1)&&!isNaN(
g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&(b=g)),b===
void 0&&(u==="boolean"||g===null||u==="string"&&g&&Re(g)&&!(g%1)?b=+g:(y=D(y,q+"/page[limit]","type",{type:"integer"},Ye.properties["page[limit]"],g),c++)),b!==
void 0&&(g=b,f!==void 0&&(f["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,q+"/page[limit]","maximum",{comparison:"<=",limit:500},
Ye.properties["page[limit]"],g),c++),(g<1||isNaN(g))&&(y=D(y,q+"/page[limit]","minimum",{comparison:">=",limit:1},Ye.properties["page[limit]"],g),c++)),f["filte\
r[ids]"]!==void 0){let u=f["filter[ids]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="stri\
ng"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+"/filter[ids]","type",{type:"string"},Ye.properties["filter[ids]"],u),c++)),$!==
void 0&&(u=$,f!==void 0&&(f["filter[ids]"]=$))}}if(f["filter[query]"]!==void 0){let u=f["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.
isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+"/filter[query]","ty\
pe",{type:"string"},Ye.properties["filter[query]"],u),c++)),$!==void 0&&(u=$,f!==void 0&&(f["filter[query]"]=$))}}if(f["filter[fields]"]!==void 0&&(Cr(f["filter\
[fields]"],{instancePath:q+"/filter[fields]",parentData:f,parentDataProperty:"filter[fields]",rootData:C})||(y=M(y,Cr),c=y.length)),f.locale!==void 0){let u=f.locale;
if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="\
boolean"?$=""+u:u===null?$="":(y=D(y,q+"/locale","type",{type:"string"},Ye.properties.locale,u),c++)),$!==void 0&&(u=$,f!==void 0&&(f.locale=$))}}if(f.order_by!==
void 0){let u=f.order_by;if(!Array.isArray(u)){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,Array.isArray(u)&&($=u)),$===void 0&&
(b==="string"||b==="number"||b==="boolean"||u===null?$=[u]:(y=D(y,q+"/order_by","type",{type:"array"},Ye.properties.order_by,u),c++)),$!==void 0&&(u=$,f!==void 0&&
(f.order_by=$))}if(Array.isArray(u)){let b=u.length;for(let $=0;$<b;$++)ut(u[$],{instancePath:q+"/order_by/"+$,parentData:u,parentDataProperty:$,rootData:C})||(y=
M(y,ut),c=y.length)}}}else y=D(y,q,"type",{type:"object"},Ye,f),c++;return Ee.errors=y,c===0}a.v5=B;let Xr={$id:"standin://flat/query/getSite",type:"object",additionalProperties:!1,
properties:{}};function B(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},Xr,f),c++;else y=D(y,q,"type",{type:"object"},Xr,f),c++;return B.errors=y,c===0}a.v6=zr;let ee={$id:"stand\
in://flat/query/listEnvironments",type:"object",additionalProperties:!1,properties:{}};function zr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},ee,f),c++;else y=D(y,q,"type",{type:"\
object"},ee,f),c++;return zr.errors=y,c===0}a.v7=ar;let Pr={$id:"standin://flat/query/bulkTagUploads",type:"object",additionalProperties:!1,properties:{}};function ar(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additio\
nalProperties",{additionalProperty:l},Pr,f),c++;else y=D(y,q,"type",{type:"object"},Pr,f),c++;return ar.errors=y,c===0}a.v8=Ue;let Ct={$id:"standin://flat/query\
/bulkSetUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Ue(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},Ct,f),c++;else y=D(y,q,"type",{type:"\
object"},Ct,f),c++;return Ue.errors=y,c===0}a.v9=Rr;let Or={$id:"standin://flat/query/bulkDestroyUploads",type:"object",additionalProperties:!1,properties:{}};function Rr(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additio\
nalProperties",{additionalProperty:l},Or,f),c++;else y=D(y,q,"type",{type:"object"},Or,f),c++;return Rr.errors=y,c===0}a.v10=yr;let ir={$id:"standin://flat/quer\
y/listUploadReferences",type:"object",additionalProperties:!1,properties:{version:{type:"string",enum:["current","published","published-or-current"]},nested:{type:"\
boolean"}}};function yr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)
l==="version"||l==="nested"||(y=D(y,q,"additionalProperties",{additionalProperty:l},ir,f),c++);if(f.version!==void 0){let l=f.version;if(typeof l!="string"){let g=typeof l,
u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+
"/version","type",{type:"string"},ir.properties.version,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.version=u))}l==="current"||l==="published"||l==="published-or-c\
urrent"||(y=D(y,q+"/version","enum",{allowedValues:ir.properties.version.enum},ir.properties.version,l),c++)}if(f.nested!==void 0){let l=f.nested;if(typeof l!="\
boolean"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],g=typeof l,typeof l=="boolean"&&(u=l)),u===void 0&&(l==="false"||l===0||l===null?
u=!1:l==="true"||l===1?u=!0:(y=D(y,q+"/nested","type",{type:"boolean"},ir.properties.nested,l),c++)),u!==void 0&&(l=u,f!==void 0&&(f.nested=u))}}}else y=D(y,q,"\
type",{type:"object"},ir,f),c++;return yr.errors=y,c===0}a.v11=Lr;let We={$id:"standin://flat/query/listUploadTracks",type:"object",additionalProperties:!1,properties:{}};
function Lr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=
D(y,q,"additionalProperties",{additionalProperty:l},We,f),c++;else y=D(y,q,"type",{type:"object"},We,f),c++;return Lr.errors=y,c===0}a.v12=Mt;let ei={$id:"stand\
in://flat/query/createUploadTrack",type:"object",additionalProperties:!1,properties:{}};function Mt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},ei,f),c++;else y=D(y,q,"type",{type:"\
object"},ei,f),c++;return Mt.errors=y,c===0}a.v13=jt;let et={$id:"standin://flat/query/listUploadTags",type:"object",additionalProperties:!1,properties:{"page[o\
ffset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function jt(f,{instancePath:q="",
parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){f["page[offset]"]===void 0&&(f["page[offset]"]=0),
f["page[limit]"]===void 0&&(f["page[limit]"]=50);for(let u in f)u==="page[offset]"||u==="page[limit]"||u==="filter[query]"||(y=D(y,q,"additionalProperties",{additionalProperty:u},
et,f),c++);let l=f["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],
u=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&l&&Re(l)&&!(l%1)?b=+l:(y=D(y,q+"/page[\
offset]","type",{type:"integer"},et.properties["page[offset]"],l),c++)),b!==void 0&&(l=b,f!==void 0&&(f["page[offset]"]=b))}typeof l=="number"&&isFinite(l)&&(l<
0||isNaN(l))&&(y=D(y,q+"/page[offset]","minimum",{comparison:">=",limit:0},et.properties["page[offset]"],l),c++);let g=f["page[limit]"];if(!(typeof g=="number"&&
!(g%1)&&!isNaN(g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(
g)&&(b=g)),b===void 0&&(u==="boolean"||g===null||u==="string"&&g&&Re(g)&&!(g%1)?b=+g:(y=D(y,q+"/page[limit]","type",{type:"integer"},et.properties["page[limit]"],
g),c++)),b!==void 0&&(g=b,f!==void 0&&(f["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,q+"/page[limit]","maximum",{comparison:"\
<=",limit:500},et.properties["page[limit]"],g),c++),(g<1||isNaN(g))&&(y=D(y,q+"/page[limit]","minimum",{comparison:">=",limit:1},et.properties["page[limit]"],g),
c++)),f["filter[query]"]!==void 0){let u=f["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,
typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+"/filter[query]","type",{type:"string"},et.properties["filter[qu\
ery]"],u),c++)),$!==void 0&&(u=$,f!==void 0&&(f["filter[query]"]=$))}}}else y=D(y,q,"type",{type:"object"},et,f),c++;return jt.errors=y,c===0}a.v14=pr;let ti={$id:"\
standin://flat/query/createUploadTag",type:"object",additionalProperties:!1,properties:{}};function pr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},ti,f),c++;else y=D(y,q,"type",{type:"\
object"},ti,f),c++;return pr.errors=y,c===0}a.v15=jr;let zt={$id:"standin://flat/query/listUploadSmartTags",type:"object",additionalProperties:!1,properties:{"p\
age[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function jr(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){f["page[offset]"]===void 0&&(f["\
page[offset]"]=0),f["page[limit]"]===void 0&&(f["page[limit]"]=50);for(let u in f)u==="page[offset]"||u==="page[limit]"||u==="filter[query]"||(y=D(y,q,"addition\
alProperties",{additionalProperty:u},zt,f),c++);let l=f["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let u=typeof l,b;u=="object"&&
Array.isArray(l)&&l.length==1&&(l=l[0],u=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&(b=l)),b===void 0&&(u==="boolean"||l===null||u==="string"&&
l&&Re(l)&&!(l%1)?b=+l:(y=D(y,q+"/page[offset]","type",{type:"integer"},zt.properties["page[offset]"],l),c++)),b!==void 0&&(l=b,f!==void 0&&(f["page[offset]"]=b))}
typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(y=D(y,q+"/page[offset]","minimum",{comparison:">=",limit:0},zt.properties["page[offset]"],l),c++);let g=f["pa\
ge[limit]"];if(!(typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g))){let u=typeof g,b;u=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],u=typeof g,typeof g==
"number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&(b=g)),b===void 0&&(u==="boolean"||g===null||u==="string"&&g&&Re(g)&&!(g%1)?b=+g:(y=D(y,q+"/page[limit]","type",{type:"\
integer"},zt.properties["page[limit]"],g),c++)),b!==void 0&&(g=b,f!==void 0&&(f["page[limit]"]=b))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(
y,q+"/page[limit]","maximum",{comparison:"<=",limit:500},zt.properties["page[limit]"],g),c++),(g<1||isNaN(g))&&(y=D(y,q+"/page[limit]","minimum",{comparison:">=",
limit:1},zt.properties["page[limit]"],g),c++)),f["filter[query]"]!==void 0){let u=f["filter[query]"];if(typeof u!="string"){let b=typeof u,$;b=="object"&&Array.
isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+"/filter[query]","ty\
pe",{type:"string"},zt.properties["filter[query]"],u),c++)),$!==void 0&&(u=$,f!==void 0&&(f["filter[query]"]=$))}}}else y=D(y,q,"type",{type:"object"},zt,f),c++;
return jr.errors=y,c===0}a.v16=ur;let ri={$id:"standin://flat/query/getUploadFilter",type:"object",additionalProperties:!1,properties:{}};function ur(f,{instancePath:q="",
parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},
ri,f),c++;else y=D(y,q,"type",{type:"object"},ri,f),c++;return ur.errors=y,c===0}a.v17=Sr;let Dt={$id:"standin://flat/query/updateUploadFilter",type:"object",additionalProperties:!1,
properties:{}};function Sr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},Dt,f),c++;else y=D(y,q,"type",{type:"object"},Dt,f),c++;return Sr.errors=y,c===0}a.v18=mr;let ii={$id:"sta\
ndin://flat/query/deleteUploadFilter",type:"object",additionalProperties:!1,properties:{}};function mr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},ii,f),c++;else y=D(y,q,"type",{type:"\
object"},ii,f),c++;return mr.errors=y,c===0}a.v19=Mr;let ke={$id:"standin://flat/query/createUploadFilter",type:"object",additionalProperties:!1,properties:{}};
function Mr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=
D(y,q,"additionalProperties",{additionalProperty:l},ke,f),c++;else y=D(y,q,"type",{type:"object"},ke,f),c++;return Mr.errors=y,c===0}a.v20=tt;let pi={$id:"stand\
in://flat/query/listUploadFilters",type:"object",additionalProperties:!1,properties:{}};function tt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},pi,f),c++;else y=D(y,q,"type",{type:"\
object"},pi,f),c++;return tt.errors=y,c===0}a.v21=_r;let oi={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};
function _r(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=
D(y,q,"additionalProperties",{additionalProperty:l},oi,f),c++;else y=D(y,q,"type",{type:"object"},oi,f),c++;return _r.errors=y,c===0}a.v22=Wr;let Ce={$id:"stand\
in://flat/query/updateWebhook",type:"object",additionalProperties:!1,properties:{}};function Wr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},Ce,f),c++;else y=D(y,q,"type",{type:"\
object"},Ce,f),c++;return Wr.errors=y,c===0}a.v23=ni;let si={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function ni(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additio\
nalProperties",{additionalProperty:l},si,f),c++;else y=D(y,q,"type",{type:"object"},si,f),c++;return ni.errors=y,c===0}a.v24=li;let Dr={$id:"standin://flat/quer\
y/deleteWebhook",type:"object",additionalProperties:!1,properties:{}};function li(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,
c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},Dr,f),c++;else y=D(y,q,"type",{type:"object"},
Dr,f),c++;return li.errors=y,c===0}a.v25=kt;let br={$id:"standin://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function kt(f,{
instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additio\
nalProperties",{additionalProperty:l},br,f),c++;else y=D(y,q,"type",{type:"object"},br,f),c++;return kt.errors=y,c===0}a.v26=fi;let Br={$id:"standin://flat/quer\
y/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function fi(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,
c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},Br,f),c++;else y=D(y,q,"type",{type:"object"},
Br,f),c++;return fi.errors=y,c===0}a.v27=di;let X={$id:"standin://flat/query/listWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{
type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq\
]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$defs/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/sc\
hemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$defs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"\
date-time"},"filter[fields][created_at][lt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[fi\
elds][last_sent_at][lt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at\
][lt]":{type:"string",format:"date-time"},order_by:{type:"string",enum:["webhook_id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc",
"last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"created_at_desc"}}},gr={type:"string",enum:["item","item_type","upload","build_trigger","\
environment","maintenance_mode","sso_user","cda_cache_tags"]};function or(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;
if(typeof f!="string"){let l=typeof f,g;l=="object"&&Array.isArray(f)&&f.length==1&&(f=f[0],l=typeof f,typeof f=="string"&&(g=f)),g===void 0&&(l=="number"||l=="\
boolean"?g=""+f:f===null?g="":(y=D(y,q,"type",{type:"string"},gr,f),c++)),g!==void 0&&(f=g,S!==void 0&&(S[W]=g))}return f==="item"||f==="item_type"||f==="upload"||
f==="build_trigger"||f==="environment"||f==="maintenance_mode"||f==="sso_user"||f==="cda_cache_tags"||(y=D(y,q,"enum",{allowedValues:gr.enum},gr,f),c++),or.errors=
y,c===0}let Kr={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","inv\
alidate"]};function mt(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(typeof f!="string"){let l=typeof f,g;l=="objec\
t"&&Array.isArray(f)&&f.length==1&&(f=f[0],l=typeof f,typeof f=="string"&&(g=f)),g===void 0&&(l=="number"||l=="boolean"?g=""+f:f===null?g="":(y=D(y,q,"type",{type:"\
string"},Kr,f),c++)),g!==void 0&&(f=g,S!==void 0&&(S[W]=g))}return f==="create"||f==="update"||f==="delete"||f==="publish"||f==="unpublish"||f==="promote"||f===
"deploy_started"||f==="deploy_succeeded"||f==="deploy_failed"||f==="change"||f==="invalidate"||(y=D(y,q,"enum",{allowedValues:Kr.enum},Kr,f),c++),mt.errors=y,c===
0}let Zr={type:"string",enum:["pending","success","failed","rescheduled"]};function sr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(typeof f!="string"){let l=typeof f,g;l=="object"&&Array.isArray(f)&&f.length==1&&(f=f[0],l=typeof f,typeof f=="string"&&(g=f)),g===void 0&&(l==
"number"||l=="boolean"?g=""+f:f===null?g="":(y=D(y,q,"type",{type:"string"},Zr,f),c++)),g!==void 0&&(f=g,S!==void 0&&(S[W]=g))}return f==="pending"||f==="succes\
s"||f==="failed"||f==="rescheduled"||(y=D(y,q,"enum",{allowedValues:Zr.enum},Zr,f),c++),sr.errors=y,c===0}function di(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){f["page[offset]"]===void 0&&(f["page[offset]"]=0),f["page[limit]"]===void 0&&(f["p\
age[limit]"]=30),f.order_by===void 0&&(f.order_by="created_at_desc");for(let b in f)Ut.call(X.properties,b)||(y=D(y,q,"additionalProperties",{additionalProperty:b},
X,f),c++);let l=f["page[offset]"];if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){let b=typeof l,$;b=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],
b=typeof l,typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)&&($=l)),$===void 0&&(b==="boolean"||l===null||b==="string"&&l&&Re(l)&&!(l%1)?$=+l:(y=D(y,q+"/page[\
offset]","type",{type:"integer"},X.properties["page[offset]"],l),c++)),$!==void 0&&(l=$,f!==void 0&&(f["page[offset]"]=$))}typeof l=="number"&&isFinite(l)&&(l<0||
isNaN(l))&&(y=D(y,q+"/page[offset]","minimum",{comparison:">=",limit:0},X.properties["page[offset]"],l),c++);let g=f["page[limit]"];if(!(typeof g=="number"&&!(g%
1)&&!isNaN(g)&&isFinite(g))){let b=typeof g,$;b=="object"&&Array.isArray(g)&&g.length==1&&(g=g[0],b=typeof g,typeof g=="number"&&!(g%1)&&!isNaN(g)&&isFinite(g)&&
($=g)),$===void 0&&(b==="boolean"||g===null||b==="string"&&g&&Re(g)&&!(g%1)?$=+g:(y=D(y,q+"/page[limit]","type",{type:"integer"},X.properties["page[limit]"],g),
c++)),$!==void 0&&(g=$,f!==void 0&&(f["page[limit]"]=$))}if(typeof g=="number"&&isFinite(g)&&((g>500||isNaN(g))&&(y=D(y,q+"/page[limit]","maximum",{comparison:"\
<=",limit:500},X.properties["page[limit]"],g),c++),(g<1||isNaN(g))&&(y=D(y,q+"/page[limit]","minimum",{comparison:">=",limit:1},X.properties["page[limit]"],g),c++)),
f["filter[ids]"]!==void 0){let b=f["filter[ids]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b==
"string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[ids]","type",{type:"string"},X.properties["filter[ids]"],b),c++)),
x!==void 0&&(b=x,f!==void 0&&(f["filter[ids]"]=x))}}if(f["filter[fields][webhook_id][eq]"]!==void 0){let b=f["filter[fields][webhook_id][eq]"];if(typeof b!="str\
ing"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===
null?x="":(y=D(y,q+"/filter[fields][webhook_id][eq]","type",{type:"string"},X.properties["filter[fields][webhook_id][eq]"],b),c++)),x!==void 0&&(b=x,f!==void 0&&
(f["filter[fields][webhook_id][eq]"]=x))}}if(f["filter[fields][entity_type][eq]"]!==void 0&&(or(f["filter[fields][entity_type][eq]"],{instancePath:q+"/filter[fi\
elds][entity_type][eq]",parentData:f,parentDataProperty:"filter[fields][entity_type][eq]",rootData:C})||(y=M(y,or),c=y.length)),f["filter[fields][event_type][eq\
]"]!==void 0&&(mt(f["filter[fields][event_type][eq]"],{instancePath:q+"/filter[fields][event_type][eq]",parentData:f,parentDataProperty:"filter[fields][event_ty\
pe][eq]",rootData:C})||(y=M(y,mt),c=y.length)),f["filter[fields][status][eq]"]!==void 0&&(sr(f["filter[fields][status][eq]"],{instancePath:q+"/filter[fields][st\
atus][eq]",parentData:f,parentDataProperty:"filter[fields][status][eq]",rootData:C})||(y=M(y,sr),c=y.length)),f["filter[fields][created_at][gt]"]!==void 0){let b=f["\
filter[fields][created_at][gt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),
x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][created_at][gt]","type",{type:"string"},X.properties["filter[fields][creat\
ed_at][gt]"],b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][created_at][gt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fields][created_a\
t][gt]","format",{format:"date-time"},X.properties["filter[fields][created_at][gt]"],b),c++))}if(f["filter[fields][created_at][lt]"]!==void 0){let b=f["filter[f\
ields][created_at][lt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&
($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][created_at][lt]","type",{type:"string"},X.properties["filter[fields][created_at][lt]"],
b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][created_at][lt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fields][created_at][lt]","form\
at",{format:"date-time"},X.properties["filter[fields][created_at][lt]"],b),c++))}if(f["filter[fields][last_sent_at][gt]"]!==void 0){let b=f["filter[fields][last\
_sent_at][gt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&($==
"number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][last_sent_at][gt]","type",{type:"string"},X.properties["filter[fields][last_sent_at][gt]"],
b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][last_sent_at][gt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fields][last_sent_at][gt]","\
format",{format:"date-time"},X.properties["filter[fields][last_sent_at][gt]"],b),c++))}if(f["filter[fields][last_sent_at][lt]"]!==void 0){let b=f["filter[fields\
][last_sent_at][lt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===void 0&&
($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][last_sent_at][lt]","type",{type:"string"},X.properties["filter[fields][last_sent_at][l\
t]"],b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][last_sent_at][lt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fields][last_sent_at][l\
t]","format",{format:"date-time"},X.properties["filter[fields][last_sent_at][lt]"],b),c++))}if(f["filter[fields][next_retry_at][gt]"]!==void 0){let b=f["filter[\
fields][next_retry_at][gt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=b)),x===
void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][next_retry_at][gt]","type",{type:"string"},X.properties["filter[fields][next_r\
etry_at][gt]"],b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][next_retry_at][gt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fields][next\
_retry_at][gt]","format",{format:"date-time"},X.properties["filter[fields][next_retry_at][gt]"],b),c++))}if(f["filter[fields][next_retry_at][lt]"]!==void 0){let b=f["\
filter[fields][next_retry_at][lt]"];if(typeof b!="string"){let $=typeof b,x;$=="object"&&Array.isArray(b)&&b.length==1&&(b=b[0],$=typeof b,typeof b=="string"&&(x=
b)),x===void 0&&($=="number"||$=="boolean"?x=""+b:b===null?x="":(y=D(y,q+"/filter[fields][next_retry_at][lt]","type",{type:"string"},X.properties["filter[fields\
][next_retry_at][lt]"],b),c++)),x!==void 0&&(b=x,f!==void 0&&(f["filter[fields][next_retry_at][lt]"]=x))}typeof b=="string"&&(Me.test(b)||(y=D(y,q+"/filter[fiel\
ds][next_retry_at][lt]","format",{format:"date-time"},X.properties["filter[fields][next_retry_at][lt]"],b),c++))}let u=f.order_by;if(typeof u!="string"){let b=typeof u,
$;b=="object"&&Array.isArray(u)&&u.length==1&&(u=u[0],b=typeof u,typeof u=="string"&&($=u)),$===void 0&&(b=="number"||b=="boolean"?$=""+u:u===null?$="":(y=D(y,q+
"/order_by","type",{type:"string"},X.properties.order_by,u),c++)),$!==void 0&&(u=$,f!==void 0&&(f.order_by=$))}u==="webhook_id_asc"||u==="webhook_id_desc"||u===
"created_at_asc"||u==="created_at_desc"||u==="last_sent_at_asc"||u==="last_sent_at_desc"||u==="next_retry_at_asc"||u==="next_retry_at_desc"||(y=D(y,q+"/order_by",
"enum",{allowedValues:X.properties.order_by.enum},X.properties.order_by,u),c++)}else y=D(y,q,"type",{type:"object"},X,f),c++;return di.errors=y,c===0}a.v28=ai;let rt={
$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,properties:{}};function ai(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},rt,f),c++;else
y=D(y,q,"type",{type:"object"},rt,f),c++;return ai.errors=y,c===0}a.v29=yi;let kr={$id:"standin://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function yi(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},kr,f),c++;else y=D(y,q,"type",{type:"object"},kr,f),c++;return yi.errors=y,c===0}a.v30=Pe;let P={$id:"stan\
din://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Pe(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){
let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},P,f),c++;else y=D(y,q,"type",{type:"\
object"},P,f),c++;return Pe.errors=y,c===0}a.v31=ht;let Yr={$id:"standin://flat/query/updateUploadCollection",type:"object",additionalProperties:!1,properties:{}};
function ht(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=
D(y,q,"additionalProperties",{additionalProperty:l},Yr,f),c++;else y=D(y,q,"type",{type:"object"},Yr,f),c++;return ht.errors=y,c===0}a.v32=Nt;let Hr={$id:"stand\
in://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Nt(f,{instancePath:q="",parentData:S,parentDataProperty:W,
rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},Hr,f),c++;else
y=D(y,q,"type",{type:"object"},Hr,f),c++;return Nt.errors=y,c===0}a.v33=cr;let vt={$id:"standin://flat/query/createUploadCollection",type:"object",additionalProperties:!1,
properties:{}};function cr(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},vt,f),c++;else y=D(y,q,"type",{type:"object"},vt,f),c++;return cr.errors=y,c===0}a.v34=hr;let Ot={$id:"sta\
ndin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,properties:{"filter[ids]":{type:"string"}}};function hr(f,{instancePath:q="",parentData:S,
parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f)){for(let l in f)l!=="filter[ids]"&&(y=D(y,q,"additionalPropert\
ies",{additionalProperty:l},Ot,f),c++);if(f["filter[ids]"]!==void 0){let l=f["filter[ids]"];if(typeof l!="string"){let g=typeof l,u;g=="object"&&Array.isArray(l)&&
l.length==1&&(l=l[0],g=typeof l,typeof l=="string"&&(u=l)),u===void 0&&(g=="number"||g=="boolean"?u=""+l:l===null?u="":(y=D(y,q+"/filter[ids]","type",{type:"str\
ing"},Ot.properties["filter[ids]"],l),c++)),u!==void 0&&(l=u,f!==void 0&&(f["filter[ids]"]=u))}}}else y=D(y,q,"type",{type:"object"},Ot,f),c++;return hr.errors=
y,c===0}a.v35=ui;let ze={$id:"standin://flat/query/reorderUploadCollections",type:"object",additionalProperties:!1,properties:{}};function ui(f,{instancePath:q="",
parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)y=D(y,q,"additionalProperties",{additionalProperty:l},
ze,f),c++;else y=D(y,q,"type",{type:"object"},ze,f),c++;return ui.errors=y,c===0}a.v36=mi;let ue={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,
properties:{}};function mi(f,{instancePath:q="",parentData:S,parentDataProperty:W,rootData:C=f}={}){let y=null,c=0;if(f&&typeof f=="object"&&!Array.isArray(f))for(let l in f)
y=D(y,q,"additionalProperties",{additionalProperty:l},ue,f),c++;else y=D(y,q,"type",{type:"object"},ue,f),c++;return mi.errors=y,c===0}function D(f,q,S,W,C,y){let c={
instancePath:q,keyword:S,params:W,parentSchema:C,data:y};return f===null?[c]:(f.push(c),f)}function M(f,q){let S=q.errors;if(q.errors=null,f===null)return S;for(let W of S)
f.push(W);return f}function Re(f){return/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(f)&&Number.isFinite(+f)}return{updateUpload:a.v0,getUpload:a.v1,deleteUpload:a.v2,
createUpload:a.v3,listUploads:a.v4,getSite:a.v5,listEnvironments:a.v6,bulkTagUploads:a.v7,bulkSetUploadCollection:a.v8,bulkDestroyUploads:a.v9,listUploadReferences:a.
v10,listUploadTracks:a.v11,createUploadTrack:a.v12,listUploadTags:a.v13,createUploadTag:a.v14,listUploadSmartTags:a.v15,getUploadFilter:a.v16,updateUploadFilter:a.
v17,deleteUploadFilter:a.v18,createUploadFilter:a.v19,listUploadFilters:a.v20,createUploadRequest:a.v21,updateWebhook:a.v22,getWebhook:a.v23,deleteWebhook:a.v24,
createWebhook:a.v25,listWebhooks:a.v26,listWebhookCalls:a.v27,getWebhookCall:a.v28,resendWebhookCall:a.v29,getUploadCollection:a.v30,updateUploadCollection:a.v31,
deleteUploadCollection:a.v32,createUploadCollection:a.v33,listUploadCollections:a.v34,reorderUploadCollections:a.v35,getJobResult:a.v36}})();export{an as bodies,yn as queries};
